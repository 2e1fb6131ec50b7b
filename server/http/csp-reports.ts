import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Clock } from '../timing/clock.ts';
import { count } from './counts.ts';
import { ProblemError } from './problem-details.ts';
import { parseBody } from './request-body.ts';

/** A browser's report has about 1 KB. */
const longestReport = 16 * 1024;
/** The limit for all clients together. */
const mostPerMinute = 300;

/** All directives of our policies. Others count as `other`, so that a report cannot make up labels. */
const directives = [
  ...['default', 'script', 'style', 'img', 'font', 'connect', 'worker', 'manifest', 'frame'].map(
    (kind) => `${kind}-src`,
  ),
  ...['script', 'style'].flatMap((kind) => [`${kind}-src-elem`, `${kind}-src-attr`]),
  ...['object-src', 'media-src', 'form-action', 'frame-ancestors', 'base-uri'],
  ...['require-trusted-types-for', 'trusted-types'],
];

/** Words that browsers write in place of an address. */
const sources = ['inline', 'eval', 'wasm-eval', 'trusted-types-sink', 'trusted-types-policy'];

const text = z.string().catch('');

/** The old form is one report by `report-uri`; the Reporting API sends an array. */
const byUri = z.object({
  'csp-report': z.object({
    'effective-directive': text,
    'violated-directive': text,
    'blocked-uri': text,
  }),
});
const byReportingApi = z.array(
  z.object({
    type: z.literal('csp-violation'),
    body: z.object({ effectiveDirective: text, blockedURL: text }),
  }),
);

interface Violation {
  directive: string;
  blocked: string;
}

interface ReportOptions {
  siteUrl: string;
  clock: Pick<Clock, 'elapsedMs'>;
}

/** A report may name an address with personal data in it, so only its kind is kept, one of a fixed set. */
export const cspReports: FastifyPluginAsync<ReportOptions> = async (app, { siteUrl, clock }) => {
  let minute = { startedAt: clock.elapsedMs(), reports: 0 };
  function mayCount(): boolean {
    const now = clock.elapsedMs();
    if (now - minute.startedAt >= 60_000) minute = { startedAt: now, reports: 0 };
    minute.reports += 1;
    return minute.reports <= mostPerMinute;
  }

  const logged = new Set<string>();
  function note(violation: Violation): void {
    count(app.counts.cspReports, { ...violation });
    const kind = `${violation.directive} ${violation.blocked}`;
    if (logged.has(kind)) return;
    logged.add(kind);
    app.log.warn(violation, 'a page broke its Content-Security-Policy');
  }

  app.addContentTypeParser(
    ['application/csp-report', 'application/reports+json'],
    (request: FastifyRequest) =>
      parseBody(request, (body) => readViolations(body.toString(), siteUrl)),
  );
  app.post<{ Body: Violation[] }>(
    '/api/csp-reports',
    { bodyLimit: longestReport, schema: { hide: true } },
    async ({ body }, reply) => {
      // A body of type application/json has been parsed to an object.
      if (!Array.isArray(body)) throw new ProblemError(415, 'notJson');
      for (const violation of body) if (mayCount()) note(violation);
      return reply.code(204).send();
    },
  );
};

function readViolations(body: string, siteUrl: string): Violation[] {
  let parsed: unknown;
  try {
    parsed = JSON.parse(body);
  } catch {
    throw new ProblemError(400, 'malformed');
  }
  const one = byUri.safeParse(parsed).data?.['csp-report'];
  if (one) {
    const directive = one['effective-directive'] || one['violated-directive'];
    return [violationOf(directive, one['blocked-uri'], siteUrl)];
  }
  const several = byReportingApi.safeParse(parsed).data;
  if (!several) throw new ProblemError(400, 'malformed');
  return several.map(({ body }) => violationOf(body.effectiveDirective, body.blockedURL, siteUrl));
}

function violationOf(directive: string, blocked: string, siteUrl: string): Violation {
  const name = directive.split(' ', 1)[0] ?? '';
  return {
    directive: directives.includes(name) ? name : 'other',
    blocked: blockedKind(blocked, siteUrl),
  };
}

function blockedKind(blocked: string, siteUrl: string): string {
  if (sources.includes(blocked)) return blocked;
  // Browsers shorten a data: address to its scheme.
  if (/^(data|blob)(:|$)/.test(blocked)) return blocked.slice(0, 4);
  const origin = URL.parse(blocked)?.origin;
  if (origin === undefined) return 'other';
  return origin === siteUrl ? 'own site' : 'elsewhere';
}
