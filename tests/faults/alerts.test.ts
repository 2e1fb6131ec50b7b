import { spawnSync } from 'node:child_process';
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  statfsSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, type TestContext, test } from 'vitest';
import { temporaryPostgresUrl } from '../support/database/temporary-postgres.ts';
import { says, startReceiver } from '../support/delivery/receiver.ts';
import { startSmtp } from '../support/delivery/smtp.ts';
import { figure, longTimeout, times } from '../support/faults/experiment.ts';
import { startSite } from '../support/faults/fault-site.ts';
import { answerTo } from '../support/server/booking-requests.ts';
import { secretKey } from '../support/server/recaptcha-app.ts';
import {
  type RunningServer,
  startServer,
  whyNoMounts,
  withMount,
} from '../support/server/server.ts';
import { siteHost, startSiteverify } from '../support/server/siteverify.ts';
import { startTcpProxy } from '../support/server/tcp-proxy.ts';
import { houseLockout, temporaryDirectory } from '../support/server/test-app.ts';

/** The values of one scrape, by name and labels as Prometheus writes them. */
type Samples = Map<string, number>;

interface Provoked {
  name: string;
  /** Samples right after the start, and during the fault. */
  seen: [Samples, Samples];
  /** How long the fault lasts. With `isRising`, what was counted keeps rising at the same rate. */
  lasts: string;
  isRising?: boolean;
  fires: string[];
}

const rules = readFileSync('docs/alerts.yml', 'utf8');
const read = new Set(rules.match(/\b(site|process|up)(_\w+)?\b/g));
/** Test file for promtool, which also reads JSON. */
const file = resolve('test-results/alerts.json');
const tests: object[] = [];

const isFull = times(0, 1) === 1;
const whyNoPromtool = spawnSync('promtool', ['--version']).error && 'needs promtool';

/** Each case scrapes its own real servers, and then has Prometheus judge what it saw. */
function provoke(name: string, work: (context: TestContext) => Promise<Omit<Provoked, 'name'>>) {
  test.skipIf(!isFull)(name, longTimeout, async (context) => {
    context.skip(whyNoPromtool !== undefined, whyNoPromtool);
    const { seen, lasts, isRising, fires } = await work(context);
    const [first, then] = seen;
    tests.push({
      name,
      interval: '15s',
      input_series: [...new Set([...first.keys(), ...then.keys()])].map((series) => {
        const [a, b] = [first.get(series) ?? '_', then.get(series) ?? '_'];
        const step = isRising && typeof a === 'number' && typeof b === 'number' ? b - a : undefined;
        return { series, values: step === undefined ? `${a} ${b}x200` : `${a}+${step}x200` };
      }),
      promql_expr_test: [
        { expr: 'ALERTS{alertstate="firing"}', eval_time: '0s', exp_samples: [] },
        {
          expr: 'count by (alertname) (ALERTS{alertstate="firing"})',
          eval_time: lasts,
          exp_samples: fires.map((alertname) => ({
            labels: `{alertname="${alertname}"}`,
            value: 1,
          })),
        },
      ],
    });
    mkdirSync('test-results', { recursive: true });
    const rule_files = ['../docs/alerts.yml'];
    writeFileSync(file, JSON.stringify({ rule_files, evaluation_interval: '15s', tests }, null, 1));
    const { status, stdout, stderr } = spawnSync('promtool', ['test', 'rules', file]);
    expect([status, `${stdout}${stderr}`]).toEqual([0, expect.any(String)]);
    figure(context, `after ${lasts}: ${fires.join(', ')}`);
  });
}

/** Resolves to what Prometheus would scrape, as far as the rules use it; Prometheus adds `up` itself. */
async function scrape({ output }: RunningServer): Promise<Samples> {
  const [, port] = /operations at 127\.0\.0\.1:(\d+)/.exec(output()) ?? [];
  let text: string;
  try {
    text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  } catch {
    return new Map([['up{job="site"}', 0]]);
  }
  const lines = text.split('\n').filter((line) => read.has(/^\w+/.exec(line)?.[0] ?? ''));
  const samples = lines.map((line): [string, number] => {
    const space = line.lastIndexOf(' ');
    return [line.slice(0, space), Number(line.slice(space))];
  });
  return new Map([['up{job="site"}', 1], ...samples]);
}

/** Scrapes until the condition is true. Resolves to the last samples. */
async function scrapeUntil(server: RunningServer, isSo: (samples: Samples) => boolean) {
  let samples: Samples = new Map();
  const look = async () => {
    samples = await scrape(server);
    return isSo(samples);
  };
  await expect.poll(look, { interval: 500 }).toBe(true);
  return samples;
}

const beyond = (series: string, least: number) => (samples: Samples) =>
  (samples.get(series) ?? 0) > least;

const env = { OPS_PORT: '0' };

provoke('a server that is gone', async () => {
  const { server } = await startSite('SQLite', { env });
  const first = await scrape(server);
  await server.stop();
  return { seen: [first, await scrape(server)], lasts: '1m30s', fires: ['SiteDown'] };
});

provoke('a database that is gone, and 96 bookings at once', async () => {
  const proxy = await startTcpProxy(new URL(await temporaryPostgresUrl()));
  const site = await startSite('PostgreSQL', { databaseUrl: proxy.url, env });
  const bookings = await site.bookings(96);
  const first = await scrape(site.server);
  proxy.cut();
  await Promise.all(bookings.map((booking) => answerTo(site.server.url, booking)));
  const then = await scrapeUntil(site.server, (samples) => samples.get('site_database_up') === 0);
  const fires = ['DatabaseDown', 'RequestsNotStored', 'ServerErrors'];
  return { seen: [first, then], lasts: '1m30s', fires };
});

provoke('a disk that is full, known within a minute when nobody books', async ({ skip }) => {
  skip(whyNoMounts() !== undefined, whyNoMounts());
  const DATA_DIR = await temporaryDirectory();
  const mounted = withMount(DATA_DIR, 'mount -t tmpfs -o size=24m tmpfs "$0"');
  const server = await startServer({ ...env, DATA_DIR }, mounted);
  onTestFinished(() => server.kill());
  const first = await scrape(server);
  const { bavail, bsize } = statfsSync(server.dataDir);
  writeFileSync(join(server.dataDir, 'filler'), Buffer.alloc(bavail * bsize));
  const then = await scrapeUntil(server, (samples) => samples.get('site_ready') === 0);
  return { seen: [first, then], lasts: '45s', fires: ['DatabaseNotWritable'] };
});

/** Backdates what waits in the outbox, instead of waiting. */
const age = (site: Awaited<ReturnType<typeof startSite>>, minutes: number) =>
  site.run(
    `update outbox set created_at = '${new Date(Date.now() - minutes * 60_000).toISOString()}' where state = 'waiting'`,
  );

provoke('a mail server that is down', async () => {
  const smtp = await startSmtp();
  const site = await startSite('SQLite', { env: { ...env, SMTP_URL: smtp.url } });
  const first = await scrape(site.server);
  await smtp.close();
  for (const booking of await site.bookings(2)) await answerTo(site.server.url, booking);
  await age(site, 11);
  const then = await scrapeUntil(
    site.server,
    beyond('site_outbox_oldest_seconds{lane="mail"}', 600),
  );
  return { seen: [first, then], lasts: '2m30s', fires: ['MailLate'] };
});

provoke('a mail server that refuses the owner', async () => {
  const smtp = await startSmtp(0, () => 550);
  const site = await startSite('SQLite', { env: { ...env, SMTP_URL: smtp.url } });
  const first = await scrape(site.server);
  for (const booking of await site.bookings(1)) await answerTo(site.server.url, booking);
  const then = await scrapeUntil(site.server, beyond('site_dead_mails', 0));
  return { seen: [first, then], lasts: '15s', fires: ['MailDead'] };
});

provoke('a receiver of webhooks that answers 500', async () => {
  const receiver = await startReceiver(says(500));
  const webhooks = {
    WEBHOOK_URLS: receiver.url,
    WEBHOOK_SECRET: `whsec_${Buffer.alloc(32, 1).toString('base64')}`,
  };
  const site = await startSite('SQLite', { env: { ...env, ...webhooks } });
  const first = await scrape(site.server);
  for (const booking of await site.bookings(1)) await answerTo(site.server.url, booking);
  await receiver.received(1);
  const isMailed = async () =>
    (await scrape(site.server)).get('site_outbox_oldest_seconds{lane="mail"}');
  await expect.poll(isMailed).toBe(0);
  await age(site, 61);
  const then = await scrapeUntil(
    site.server,
    beyond('site_outbox_oldest_seconds{lane="webhook"}', 3600),
  );
  return { seen: [first, then], lasts: '15s', fires: ['WebhooksLate'] };
});

provoke('a captcha verifier that is down', async () => {
  const verifier = await startSiteverify(() => undefined);
  verifier.close();
  const { server } = await startSite('SQLite', {
    env: {
      ...env,
      CAPTCHA_PROVIDER: 'recaptcha',
      RECAPTCHA_SECRET_KEY: secretKey,
      RECAPTCHA_VERIFY_URL: verifier.url,
      SITE_URL: `https://${siteHost}`,
    },
  });
  const first = await scrape(server);
  for (const key of ['one', 'two', 'three']) {
    const body = JSON.stringify({ ...houseLockout, recaptcha_token: `03AGd-token_${key}` });
    expect((await answerTo(server.url, { key, body })).status).toBe(201);
  }
  return { seen: [first, await scrape(server)], lasts: '15s', fires: ['CaptchaUnverified'] };
});

provoke('a limit that refuses customers', async () => {
  const site = await startSite('SQLite', { env: { ...env, SUBMISSIONS_PER_10_MIN: '1' } });
  const first = await scrape(site.server);
  for (const booking of await site.bookings(21)) await answerTo(site.server.url, booking);
  return { seen: [first, await scrape(site.server)], lasts: '15s', fires: ['CustomersRefused'] };
});

/** Starts the server with a script that runs in its process 5 s after the start. */
async function startWithin(script: string): Promise<RunningServer> {
  const module = `data:text/javascript,setTimeout(()=>{${script}},5000)`;
  const server = await startServer(env, [process.execPath, '--import', module, 'server/main.ts']);
  onTestFinished(() => server.kill());
  return server;
}

provoke('a server that has too much to do', async () => {
  const busy = 'setInterval(()=>{const end=Date.now()+400;while(Date.now()<end);},0)';
  const server = await startWithin(busy);
  const first = await scrape(server);
  const then = await scrapeUntil(server, beyond('site_event_loop_delay_seconds_sum', 6));
  return { seen: [first, then], lasts: '6m', isRising: true, fires: ['EventLoopLate'] };
});

provoke('a server that holds 400 MB too much', async () => {
  const server = await startWithin('globalThis.held=Buffer.alloc(4e8,1)');
  const first = await scrape(server);
  const then = await scrapeUntil(server, beyond('process_resident_memory_bytes', 400e6));
  return { seen: [first, then], lasts: '31m', fires: ['MemoryHigh'] };
});

provoke('backups that have stopped', async () => {
  const BACKUP_DIR = await temporaryDirectory();
  // With a shorter interval, the server would make the next one at once.
  const site = await startSite('SQLite', { env: { ...env, BACKUP_DIR, BACKUP_EVERY: '7d' } });
  const first = await scrapeUntil(site.server, (samples) => samples.has('site_backup_age_seconds'));
  const longAgo = new Date(Date.now() - 49 * 3_600_000);
  await site.run(`update jobs set done_at = '${longAgo.toISOString()}' where name = 'backup'`);
  for (const name of readdirSync(BACKUP_DIR)) utimesSync(join(BACKUP_DIR, name), longAgo, longAgo);
  const then = await scrapeUntil(site.server, beyond('site_backup_age_seconds', 2 * 86_400));
  return { seen: [first, then], lasts: '15s', fires: ['BackupOld'] };
});
