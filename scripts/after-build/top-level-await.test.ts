import { build } from 'vite';
import { expect, test } from 'vitest';
import { hasTopLevelAwait, noTopLevelAwait } from './top-level-await.ts';

test.each([
  'await import("./other.js")',
  'export const words = await (await fetch("/words")).json()',
  'if (globalThis.top) { for await (const part of parts()) use(part); }',
])('%j has a top-level await', (module) => {
  expect(hasTopLevelAwait(module)).toBe(true);
});

test.each([
  'export async function load() { await fetch("/words"); }',
  'const load = async () => await fetch("/words"); void load();',
  'export const page = { async open() { for await (const part of parts()) use(part); } }',
  'const await_ = "await import(x)";',
])('%j has no top-level await', (module) => {
  expect(hasTopLevelAwait(module)).toBe(false);
});

test('a module with a top-level await fails the build, and the error names the file', async () => {
  const building = build({
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => id,
        load: () => 'export default await Promise.resolve(1)',
      },
      noTopLevelAwait(),
    ],
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: 'waiting', formats: ['es'], fileName: 'waiting' },
    },
  });
  await expect(building).rejects.toThrow(/top-level await.*waiting/);
});
