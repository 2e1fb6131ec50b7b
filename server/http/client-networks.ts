import { isIPv6 } from 'node:net';
import { normalizeIP } from '@fastify/rate-limit';

/**
 * One customer of a provider has a /64 at least and often a /56, some a /48: whoever has many of the smaller
 * networks must not have their allowance as often. The larger ones may be shared, so they are allowed more.
 */
export const ipv6Tiers = [
  { prefix: 64, times: 1 },
  { prefix: 56, times: 4 },
  { prefix: 48, times: 16 },
] as const;

interface ClientNetwork {
  name: string;
  /** How many times the allowance of a single client it has. */
  times: number;
}

/** The networks that a client's requests count against, the smallest first. For IPv4 that is its address. */
export function clientNetworks(address: string): ClientNetwork[] {
  const name = normalizeIP(address);
  if (!isIPv6(name)) return [{ name, times: 1 }];
  return ipv6Tiers.map(({ prefix, times }) => ({
    name: `${normalizeIP(address, prefix)}/${prefix}`,
    times,
  }));
}
