import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

test('a wrong SITE_URL is refused before the build begins, with every problem listed', () => {
  // Without a PATH the framework's build could not be found: it is not reached.
  const env = { SITE_URL: 'ftp://locksmith.example/path', PORT: 'x', PATH: '' };
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/build.ts'], {
    env,
    encoding: 'utf8',
  });
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr).toBe(`The configuration has problems:
  PORT: must be a whole number
  SITE_URL: must be a URL that starts with http:// or https://
  SITE_URL: must be an origin: scheme, host and port, nothing after them
`);
});
