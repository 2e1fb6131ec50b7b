import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Each counts the request against its client; the seconds to wait when that was one too many. */
export interface SubmissionLimits {
  overLimit(request: FastifyRequest): Promise<number | null>;
  overUnverifiedLimit(request: FastifyRequest): Promise<number | null>;
}

const timeWindow = 10 * 60_000;

/**
 * Requests taken per client and 10 minutes while their captcha cannot be checked: enough for a customer who
 * corrects a request, little for a script that has the door to itself.
 */
const unverifiedPer10Min = 3;

/** A client is an IPv4 address or an IPv6 /64; servers on one database share the counts. */
export function submissionLimits(app: FastifyInstance, per10Min: number): SubmissionLimits {
  // Counts nothing: it only gives the plugin's name of the client.
  const nameClient = app.createRateLimit({ allowList: () => true });
  const limit = app.createRateLimit({ max: per10Min, timeWindow });
  const unverifiedLimit = app.createRateLimit({
    max: unverifiedPer10Min,
    timeWindow,
    keyGenerator: async (request) => `unverified ${(await nameClient(request)).key}`,
  });

  return {
    overLimit: async (request) => secondsToWait(await limit(request)),
    overUnverifiedLimit: async (request) => secondsToWait(await unverifiedLimit(request)),
  };
}

type Verdict = Awaited<ReturnType<ReturnType<FastifyInstance['createRateLimit']>>>;

function secondsToWait(verdict: Verdict): number | null {
  return !verdict.isAllowed && verdict.isExceeded ? verdict.ttlInSeconds : null;
}
