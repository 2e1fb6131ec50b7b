export interface ValueSchema {
  type?: string | readonly string[];
  enum?: readonly unknown[];
  properties?: Readonly<Record<string, ValueSchema>>;
  required?: readonly string[];
  additionalProperties?: ValueSchema;
  items?: ValueSchema;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

/** Ignores unknown members. */
function isValid(schema: ValueSchema, value: unknown): boolean {
  const { type, enum: values, items, properties = {}, required = [] } = schema;
  const { additionalProperties: others } = schema;
  if (values) return values.includes(value);
  if (type && !type.includes(typeOf(value))) return false;
  if (Array.isArray(value)) return !items || value.every((item) => isValid(items, item));
  if (!isRecord(value)) return true;
  return (
    required.every((name) => value[name] !== undefined) &&
    Object.entries(properties).every(
      ([name, member]) => value[name] === undefined || isValid(member, value[name]),
    ) &&
    (!others || Object.values(value).every((member) => isValid(others, member)))
  );
}

/** Replaces a Zod schema in builds of pages (scripts/compiled-answers.ts). */
export const jsonSchema = (schema: ValueSchema) => ({
  safeParse: (value: unknown) => ({ success: isValid(schema, value) }),
});
