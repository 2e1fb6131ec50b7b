import { join } from 'node:path';
import { expect, test } from 'vitest';
import { commandOf } from '../../tests/support/server/command.ts';
import { temporaryDirectory } from '../../tests/support/server/test-app.ts';

const desk = commandOf(join(import.meta.dirname, '../desk.ts'));

test.for([
  [undefined, 'SITE_URL is http://localhost:3000'],
  ['http://locksmith.com', 'SITE_URL is http://locksmith.com'],
  ['https://127.0.0.1:8443', 'SITE_URL is https://127.0.0.1:8443'],
  ['https://built.for.another.example', 'https://built.for.another.example'],
])(
  'with SITE_URL %s, the command fails with exit code 1 and gives the reason',
  async ([SITE_URL, why]) => {
    const env = { DATA_DIR: await temporaryDirectory(), ...(SITE_URL && { SITE_URL }) };
    const run = await desk(env)('index-now');
    expect(run).toMatchObject({ code: 1, stdout: '' });
    expect(run.stderr).toContain(why);
  },
);

test('the command has help, and rejects unknown options', async () => {
  const env = { DATA_DIR: await temporaryDirectory() };
  expect((await desk(env)('index-now', '--help')).stdout).toContain('--all');
  expect(await desk(env)('index-now', '--everything')).toMatchObject({ code: 2 });
});
