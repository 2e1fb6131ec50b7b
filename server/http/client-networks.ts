import { isIPv6 } from 'node:net';
import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { tooMany } from './problem-details.ts';

/** One customer may have a /64, a /56 or a /48. The larger may be shared, so their limit is higher. */
const ipv6Tiers = [
  { prefix: 64, times: 1 },
  { prefix: 56, times: 4 },
  { prefix: 48, times: 16 },
] as const;

interface ClientNetwork {
  name: string;
  /** Its limit, as a multiple of a single client's. */
  times: number;
}

/** Returns the networks of the client, smallest first. */
export function clientNetworks(address: string): ClientNetwork[] {
  const name = normalizeIP(address);
  if (!isIPv6(name)) return [{ name, times: 1 }];
  return ipv6Tiers.map(({ prefix, times }) => ({
    name: `${normalizeIP(address, prefix)}/${prefix}`,
    times,
  }));
}

export function clientLimits(kind: string, address: string, most: number) {
  return clientNetworks(address).map(({ name, times }) => ({
    name: `${kind} ${name}`,
    most: most * times,
  }));
}

/** The limit is high, because many visitors may share an address, and every page load makes such calls. */
const leastPer10Min = 60;
const perRequest = 6;

/** Counts in this process only: a shared count needs a database write, which costs more than the calls it counts. */
export function localLimit(
  app: FastifyInstance,
  requestsPer10Min: number,
): (request: FastifyRequest, reply: FastifyReply) => Promise<void> {
  const most = Math.max(leastPer10Min, perRequest * requestsPer10Min);
  const limits = ipv6Tiers.map(({ prefix, times }) =>
    app.createRateLimit({ max: most * times, timeWindow: '10 minutes', ipv6Subnet: prefix }),
  );
  return async (request, reply) => {
    for (const limit of limits) {
      const verdict = await limit(request);
      if (verdict.isAllowed || !verdict.isExceeded) continue;
      throw tooMany(reply, verdict.ttlInSeconds);
    }
  };
}
