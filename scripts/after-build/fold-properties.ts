interface Property {
  name: string;
  /** Undefined for one whose uses bring a value of their own. */
  initial: string | undefined;
}

const registered = /@property (--[\w-]+)\{([^}]*)\}/g;
const emptyValues = /@layer properties\{@supports[^{]*\{[^{}]*(?:\{[^}]*\}[^{}]*)*\}\}/;

function propertiesOf(css: string): Property[] {
  return [...css.matchAll(registered)].map(([, name = '', body = '']) => ({
    name,
    initial: /initial-value:([^;]*)/.exec(body)?.[1],
  }));
}

/** The rules that use it without setting it: these have the value of a class beside theirs, or the initial one. */
const dependentRules = (css: string, { name }: Property) =>
  [...css.matchAll(/[^{}]*\{([^{}]*)\}/g)].filter(
    ([, body = '']) => body.includes(`var(${name}`) && !body.includes(`${name}:`),
  );

/**
 * Writes the initial value of Tailwind's registered properties where a page uses them and no class of the page sets
 * them. Their registration goes, and with it the same values once more for browsers without `@property`.
 */
export function foldProperties(css: string): string {
  const rules = css.replace(registered, '').replace(emptyValues, '');
  const properties = propertiesOf(css);
  const isSet = ({ name }: Property) => rules.includes(`${name}:`);
  const mixed = properties.filter((it) => isSet(it) && dependentRules(rules, it).length > 0);
  // Someone else's class sets it: leave all as it is, which is correct and only longer.
  if (mixed.length > 0) return css;
  return properties
    .filter((it) => !isSet(it) && it.initial !== undefined)
    .reduce((text, { name, initial = '' }) => text.replaceAll(`var(${name})`, initial), rules);
}
