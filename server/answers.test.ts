import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { startTestApp } from '../tests/support/server/test-app.ts';

const productDocument = readFileSync(join(import.meta.dirname, '../docs/product.md'), 'utf8');
const folder = join(import.meta.dirname, '../contract/answers');

/** The operations whose answers are not JSON: a 204, a streamed file or events. */
const withoutJson = [
  'post /api/taps',
  'post /api/suppress',
  'post /api/desk/session',
  'delete /api/desk/session',
  'delete /api/desk/sessions',
  'delete /api/desk/sessions/{id}',
  'delete /api/desk/settings/{key}',
  'delete /api/desk/requests/{reference}',
  'get /api/desk/requests/{reference}/photos/{id}',
  'delete /api/desk/requests/{reference}/photos/{id}',
  'delete /api/request/photos/{id}',
  'delete /api/desk/people/{email}',
  'delete /api/desk/blocked/{digits}',
  'put /api/desk/blocked/{digits}',
  'post /api/desk/texts/{id}/assign',
  'post /api/desk/alarms/heard',
  'delete /api/desk/push',
  'post /api/desk/requests/{reference}/mails/{kind}/dismiss',
  'get /api/desk/export',
  'get /api/desk/events',
  'get /api/desk/calendar/{file}',
];

interface Operation {
  responses: Record<string, { content?: { 'application/json': { schema: unknown } } }>;
}

test('the server serializes every JSON answer by a schema of contract/answers', async () => {
  const modules: Record<string, z.ZodType>[] = await Promise.all(
    readdirSync(folder).map((file) => import(join(folder, file))),
  );
  const known = modules.flatMap((module) =>
    Object.values(module).map((schema) => {
      const { $schema, ...written } = z.toJSONSchema(schema, {
        // @fastify/swagger writes a const as an enum of one value.
        override({ jsonSchema }) {
          if (jsonSchema.const === undefined) return;
          jsonSchema.enum = [jsonSchema.const];
          delete jsonSchema.const;
        },
      });
      return written;
    }),
  );
  const { app } = await startTestApp();
  const { paths }: { paths: Record<string, Record<string, Operation>> } = (
    await app.inject('/api/openapi.json')
  ).json();
  const answers = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, { responses }]) =>
      Object.values(responses).map(({ content }) => ({
        call: `${method} ${path}`,
        schema: content?.['application/json'].schema,
      })),
    ),
  );
  const callsWhere = (wanted: (schema: unknown) => boolean) =>
    answers.filter(({ schema }) => wanted(schema)).map(({ call }) => call);
  const isKnown = (schema: unknown) => known.some((it) => isDeepStrictEqual(it, schema));
  expect(callsWhere((schema) => schema !== undefined && !isKnown(schema))).toEqual([]);
  expect(callsWhere((schema) => schema === undefined).sort()).toEqual(withoutJson.sort());
});

test('docs/product.md names the address of every operation, up to its first parameter', async () => {
  const { app } = await startTestApp();
  const { paths } = (await app.inject('/api/openapi.json')).json();
  // What follows is often shortened there, as in '…/notes'.
  const shortened = (path: string) => path.replace(/\{\w+\}.*/, '').replace(/\/$/, '');
  expect(Object.keys(paths).length).toBeGreaterThan(40);
  expect(Object.keys(paths).filter((path) => !productDocument.includes(shortened(path)))).toEqual(
    [],
  );
});
