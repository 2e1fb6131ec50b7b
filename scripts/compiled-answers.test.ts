import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { jsonSchema, type ValueSchema } from '../app/browser/json-schema.ts';
import { bundleScript } from './after-build/assets.ts';
import { compiled } from './compiled-answers.ts';

const folder = join(import.meta.dirname, '../contract/answers');

async function allSchemas(): Promise<[string, z.ZodType][]> {
  const modules: Record<string, z.ZodType>[] = await Promise.all(
    readdirSync(folder).map((file) => import(join(folder, file))),
  );
  return modules.flatMap((module) => Object.entries(module));
}

/** A value that fits the schema and has every possible member. */
function full({
  enum: values,
  type,
  properties,
  items,
  additionalProperties,
}: ValueSchema): unknown {
  if (values) return values[0];
  if (properties)
    return Object.fromEntries(Object.entries(properties).map(([name, it]) => [name, full(it)]));
  if (items) return [full(items), full(items)];
  if (additionalProperties) return { any: full(additionalProperties) };
  return { string: 'text', number: 7, boolean: false, object: {} }[[type].flat()[0] ?? ''];
}

const others = [null, 7, 'text', true, {}, [], [null], { any: 7 }];

/** Yields the value as it is, other values, and copies in which one thing is different or missing. */
function* variants(value: unknown): Generator<unknown> {
  yield value;
  yield* others;
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    for (const other of variants(value[1])) yield [value[0], other];
    return;
  }
  for (const [name, member] of Object.entries(value)) {
    const { [name]: _, ...rest } = Object.fromEntries(Object.entries(value));
    yield rest;
    for (const other of variants(member)) yield { ...rest, [name]: other };
  }
  yield { ...value, unheard: 'of' };
}

test('the compiled schema of every answer accepts and rejects what Zod does', async () => {
  const schemas = await allSchemas();
  expect(schemas.length).toBeGreaterThan(15);
  for (const [name, schema] of schemas) {
    const reader = jsonSchema(compiled(schema));
    const verdicts = new Set<boolean>();
    for (const value of variants(full(compiled(schema)))) {
      const { success } = schema.safeParse(value);
      verdicts.add(success);
      expect([name, value, reader.safeParse(value).success]).toEqual([name, value, success]);
    }
    expect([name, verdicts]).toEqual([name, new Set([true, false])]);
  }
});

test.for<[string, z.ZodType]>([
  ['a whole number', z.object({ at: z.int() })],
  ['a pattern', z.string().regex(/x/)],
  ['one of two objects', z.union([z.object({ at: z.string() }), z.object({ by: z.string() })])],
  ['a tuple', z.tuple([z.string()])],
  ['no other members', z.object({ at: z.strictObject({}) })],
])('a schema with %s, which pages cannot check, fails to compile', ([, schema]) => {
  expect(() => compiled(schema)).toThrow(/^pages can/);
});

test('a script that reads an answer contains no Zod, and one that imports Zod fails to build', async () => {
  const entry = join(mkdtempSync(join(tmpdir(), 'answers-')), 'entry.ts');
  writeFileSync(entry, `export { settingValue as default } from '${folder}/site-config.ts';`);
  const script = await bundleScript(entry, 'read');
  expect(script.length).toBeLessThan(1000);
  writeFileSync(entry, "export { z as default } from 'zod';");
  await expect(bundleScript(entry, 'read')).rejects.toThrow(/would bring Zod/);
});
