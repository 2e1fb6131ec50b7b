import { join } from 'node:path';
import { expect, test } from 'vitest';
import { commandOf, places } from '../../tests/support/server/command.ts';

const desk = commandOf(join(import.meta.dirname, '../desk.ts'));

const launchCheck = commandOf(join(import.meta.dirname, '../launch-check.ts'));

test.for(places)(
  'on %s, the sample command fills an empty database once, again with --again, and can remove it',
  async ([, place]) => {
    const env = await place();
    const run = desk(env);
    const filled = await run('sample');
    expect([filled.code, filled.stdout]).toEqual([
      0,
      expect.stringMatching(/^1[12]\d made-up requests are stored, \d+ of them open\./),
    ]);
    const twice = await run('sample');
    expect([twice.code, twice.stdout]).toEqual([1, '']);
    expect(twice.stderr).toContain('--again');
    expect((await run('sample', '--again')).code).toBe(0);
    const listed = JSON.parse((await run('requests', 'list', '--json', '--limit', '500')).stdout);
    expect(String(listed.length)).toMatch(/^1[12]\d$/);
    expect((await launchCheck(env)()).stdout).toContain('requests are made up');
    expect((await run('sample', '--remove')).code).toBe(0);
    expect((await launchCheck(env)()).stdout).not.toContain('made up');
    expect((await run('sample', '--remove')).code).toBe(1);
    expect((await run('requests', 'list', '--json')).stdout).toBe('[]\n');
  },
);
