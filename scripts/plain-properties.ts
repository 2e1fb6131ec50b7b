import postcss, { type Plugin } from 'postcss';

/**
 * Writes what Tailwind's registered properties begin with into one rule for all elements. Phones of 2021 know neither
 * `@property` nor the cascade layer in which Tailwind has the same values once more for some browsers.
 */
export const plainProperties: Plugin = {
  postcssPlugin: 'plain-properties',
  OnceExit(root) {
    const all = postcss.rule({ selector: '*,::before,::after', source: root.source });
    root.walkAtRules('property', (property) => {
      let value = 'initial';
      property.walkDecls('initial-value', (initial) => {
        value = initial.value;
      });
      all.append({ prop: property.params, value, source: root.source });
      property.remove();
    });
    root.walkAtRules('layer', (layer) => {
      if (layer.params !== 'properties') throw layer.error('phones of 2021 know no layers');
      layer.remove();
    });
    if (all.nodes.length > 0) root.prepend(all);
  },
};
