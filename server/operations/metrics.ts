import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import { type Counts, serverErrors } from '../http/counts.ts';
import type { Backlog } from './backlog.ts';
import type { Readiness } from './readiness.ts';

export interface MetricsSources {
  counts: Counts;
  backlog: () => Promise<Backlog>;
  readiness: () => Promise<Pick<Readiness, 'isReady'>>;
  watchLoopDelay(listener: (delayMs: number) => void): void;
}

/** docs/alerts.yml uses the names of the metrics. */
export function createMetrics(sources: MetricsSources): Registry {
  const registry = new Registry();
  addRequests(registry, sources.counts);
  addDatabase(registry, sources);
  addOutbox(registry, sources.backlog);
  addProcess(registry, sources.watchLoopDelay);
  return registry;
}

function addRequests(
  registry: Registry,
  { requests, refusals, bookings, cspReports }: Counts,
): void {
  new Counter({
    name: 'site_requests_total',
    help: 'Answers, of the API and of everything else (pages and files)',
    labelNames: ['kind', 'status'],
    registers: [registry],
    collect() {
      this.reset();
      for (const [kind, perStatus] of Object.entries(requests)) {
        for (const [status, value] of perStatus.entries()) {
          if (value > 0 || serverErrors.includes(status)) this.inc({ kind, status }, value);
        }
      }
    },
  });
  const labeled = (name: string, help: string, labelNames: string[], all: Map<string, number>) =>
    new Counter({
      name,
      help,
      labelNames,
      registers: [registry],
      collect() {
        this.reset();
        for (const [labels, value] of all) this.inc(JSON.parse(labels), value);
      },
    });
  labeled('site_refusals_total', 'Refused requests', ['status', 'reason'], refusals);
  labeled('site_bookings_total', 'Stored requests', ['type', 'captcha_status'], bookings);
  labeled(
    'site_csp_reports_total',
    "Violations of the pages' policies that browsers reported",
    ['directive', 'blocked'],
    cspReports,
  );
}

function addDatabase(registry: Registry, { backlog, readiness }: MetricsSources): void {
  const gauge = (name: string, help: string, isSo: () => Promise<boolean>) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        this.set((await isSo()) ? 1 : 0);
      },
    });
  gauge(
    'site_database_up',
    'Whether the database answered when it was last asked',
    async () => (await backlog()).kind === 'known',
  );
  gauge(
    'site_ready',
    'Whether the database could be written when it was last tried, as /readyz says',
    async () => (await readiness()).isReady,
  );
}

/** These metrics have no values while the database does not answer. */
function addOutbox(registry: Registry, backlog: () => Promise<Backlog>): void {
  type Known = Extract<Backlog, { kind: 'known' }>;
  const gauge = (
    name: string,
    help: string,
    set: (gauge: Gauge, known: Known) => void,
    labelNames: string[] = [],
  ) =>
    new Gauge({
      name,
      help,
      labelNames,
      registers: [registry],
      async collect() {
        const state = await backlog();
        this.reset();
        if (state.kind === 'known') set(this, state);
        else if (labelNames.length === 0) this.remove();
      },
    });
  const perLane = (name: string, help: string, value: 'count' | 'oldestSeconds') =>
    gauge(
      name,
      help,
      (all, { waiting }) => {
        for (const { lane, ...values } of waiting) all.set({ lane }, values[value]);
      },
      ['lane'],
    );
  perLane('site_outbox_waiting', 'Mails, pushes, webhooks and texts not delivered yet', 'count');
  perLane('site_outbox_oldest_seconds', 'Age of the one that waits longest', 'oldestSeconds');
  gauge('site_dead_mails', 'Mails given up', (all, { deadMails }) => all.set(deadMails));
  gauge(
    'site_backup_age_seconds',
    'Age of the newest backup, or since the first start while there is none',
    (all, { backupAge }) => {
      if (backupAge !== undefined) all.set(backupAge);
      else all.remove();
    },
  );
}

/** The process's own metrics have the names that Prometheus recommends. */
function addProcess(registry: Registry, watchLoopDelay: MetricsSources['watchLoopDelay']): void {
  const registers = [registry];
  const delay = new Histogram({
    name: 'site_event_loop_delay_seconds',
    help: 'How late the event loop ran, as the mean of each second',
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1],
    registers,
  });
  // Without any sample, the event loop was blocked for the whole second or longer.
  watchLoopDelay((ms) => delay.observe(Number.isFinite(ms) ? Math.max(0, ms / 1000) : 1));
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(read());
      },
    });
  gauge('process_resident_memory_bytes', 'Resident memory', () => process.memoryUsage.rss());
  gauge('nodejs_heap_size_used_bytes', 'Used heap', () => process.memoryUsage().heapUsed);
  gauge('process_start_time_seconds', 'When the process started', () =>
    Math.round(Date.now() / 1000 - process.uptime()),
  );
  new Counter({
    name: 'process_cpu_seconds_total',
    help: 'CPU time of all threads',
    registers,
    collect() {
      const { user, system } = process.cpuUsage();
      this.reset();
      this.inc((user + system) / 1e6);
    },
  });
}
