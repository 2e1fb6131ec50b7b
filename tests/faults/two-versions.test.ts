import { execFileSync, spawnSync } from 'node:child_process';
import { readlinkSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryPostgresUrl } from '../support/database/temporary-postgres.ts';
import { startSmtp } from '../support/delivery/smtp.ts';
import { owner } from '../support/desk/desk.ts';
import { mailedSignInPath, signInAt } from '../support/desk/desk-client.ts';
import { count, figure, longTimeout, times } from '../support/faults/experiment.ts';
import { startSite } from '../support/faults/fault-site.ts';
import { post } from '../support/server/booking-requests.ts';
import { type RunningServer, startServer } from '../support/server/server.ts';
import { temporaryDirectory } from '../support/server/test-app.ts';

/** Commit of the version that was released last, 1.0.0. */
const released = '613f118';

const root = join(import.meta.dirname, '../..');
const git = ['-C', root];

/** Resolves to the command that starts the server of that commit, with the current packages and pages. */
async function releasedServer(): Promise<string[]> {
  const folder = await temporaryDirectory();
  const source = execFileSync(
    'git',
    [...git, 'archive', released, 'server', 'content', 'contract', 'package.json'],
    {
      maxBuffer: 64 * 1024 * 1024,
    },
  );
  execFileSync('tar', ['-x', '-C', folder], { input: source });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  symlinkSync(
    join(root, 'build', readlinkSync(join(root, 'build/current'))),
    join(folder, 'build'),
  );
  return ['sh', '-c', 'cd "$0" && exec "$@"', folder, process.execPath, 'server/main.ts'];
}

test(
  'bookings taken by the released version beside this one are stored, mailed and listed after a restart',
  longTimeout,
  async (context) => {
    const has = spawnSync('git', [...git, 'cat-file', '-e', `${released}^{commit}`]).status === 0;
    context.skip(!has, `needs the commit ${released}, which a clone without history lacks`);
    const perServer = times(3, 60);
    const smtp = await startSmtp();
    const databaseUrl = await temporaryPostgresUrl();
    const env = { DESK_EMAILS: owner, SMTP_URL: smtp.url, SUBMISSIONS_PER_10_MIN: '1000' };
    const earlier = await startServer(
      { ...env, DATABASE_URL: databaseUrl },
      await releasedServer(),
    );
    onTestFinished(() => earlier.kill());
    const site = await startSite('PostgreSQL', { databaseUrl, env });
    const bookings = await site.bookings(2 * perServer);
    const references = await Promise.all(
      bookings.map((booking, at) => post((at % 2 ? earlier : site.server).url, booking)),
    );
    expect(references).not.toContain(undefined);
    const stored = await site.run('select reference from submissions');
    expect(stored.map(({ reference }) => reference).toSorted()).toEqual(references.toSorted());
    for (const reference of references) await smtp.mailsAbout(String(reference), 1);

    const listedBy = async (server: RunningServer) => {
      const { call } = await signInAt(server, await mailedSignInPath(server, smtp));
      const { total } = await (await call('GET', '/api/desk/requests?limit=1')).json();
      return total;
    };
    expect(await listedBy(site.server)).toBe(perServer);
    expect(await earlier.stop()).toBe(0);
    await site.server.stop();
    const next = await site.restart(site.server);
    await expect.poll(() => next.output()).toContain('requests of an earlier version listed');
    expect(await listedBy(next)).toBe(references.length);
    figure(
      context,
      `${count(references.length, 'bookings')}, half by ${released}: all stored and mailed, ${perServer} listed at once, all by the next start`,
    );
  },
);
