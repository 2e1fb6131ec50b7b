import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { z } from 'zod';
import type { ValueSchema } from '../app/browser/json-schema.ts';

const answers = join(import.meta.dirname, '../contract/answers');
const reader = join(import.meta.dirname, '../app/browser/json-schema.ts');

type Written = z.core.JSONSchema.JSONSchema;

/** @throws if the schema uses more than app/browser/json-schema.ts reads */
function shortened(written: z.core.JSONSchema._JSONSchema): ValueSchema {
  if (typeof written === 'boolean') throw new Error('a schema of everything or nothing');
  const { type, enum: values, const: only, properties, required, items, ...rest } = written;
  const { additionalProperties: others, anyOf, $schema, propertyNames, ...unread } = rest;
  const unknown = Object.keys(unread);
  if (unknown.length > 0) throw new Error(`pages cannot read ${unknown} of ${type}`);
  if (anyOf) return nullable(anyOf);
  if (only !== undefined) return { enum: [only] };
  if (values) return { enum: values };
  if (Array.isArray(items)) throw new Error('pages cannot read tuples');
  if (others === false) throw new Error('pages cannot refuse unknown members');
  return {
    ...(type && { type }),
    ...(properties && { properties: eachOf(properties) }),
    ...(required && { required }),
    ...(items !== undefined && { items: shortened(items) }),
    ...(isMeant(others) && { additionalProperties: shortened(others) }),
  };
}

/** A record of unknown values has an empty schema. */
function isMeant(others: z.core.JSONSchema._JSONSchema | undefined): others is Written {
  return typeof others === 'object' && Object.keys(others).length > 0;
}

function eachOf(properties: Record<string, z.core.JSONSchema._JSONSchema>) {
  return Object.fromEntries(
    Object.entries(properties).map(([name, member]) => [name, shortened(member)]),
  );
}

function nullable(alternatives: z.core.JSONSchema._JSONSchema[]): ValueSchema {
  const [schema, none, ...more] = alternatives.map(shortened);
  if (!schema || none?.type !== 'null' || more.length > 0)
    throw new Error('pages can read no alternatives but null');
  return schema.enum
    ? { enum: [...schema.enum, null] }
    : { ...schema, type: [schema.type ?? [], 'null'].flat() };
}

export const compiled = (schema: z.ZodType): ValueSchema =>
  shortened(z.toJSONSchema(schema, { io: 'input' }));

/** Replaces schemas of contract/answers/ with plain data, and fails if Zod would be bundled (docs/decisions/0058). */
export function compiledAnswers(): Plugin {
  return {
    name: 'compiled-answers',
    enforce: 'pre',
    resolveId(id, importer) {
      if (id === 'zod') throw new Error(`${importer} would bring Zod into the pages`);
    },
    async load(id) {
      if (dirname(id) !== answers) return;
      const schemas: Record<string, unknown> = await import(id);
      const lines = Object.entries(schemas).map(([name, schema]) => {
        if (!(schema instanceof z.ZodType)) throw new Error(`${id}: ${name} is no schema`);
        return `export const ${name} = /* @__PURE__ */ jsonSchema(${JSON.stringify(compiled(schema))});`;
      });
      return [`import { jsonSchema } from ${JSON.stringify(reader)};`, ...lines].join('\n');
    },
  };
}
