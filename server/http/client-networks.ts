import { isIPv6 } from 'node:net';
import { normalizeIP } from '@fastify/rate-limit';

/**
 * One IPv6 customer has at least a /64, often a /56, sometimes a /48. Counting larger networks too keeps the
 * owner of many /64s from multiplying the limit. Larger networks may be shared, so their limit is higher.
 */
export const ipv6Tiers = [
  { prefix: 64, times: 1 },
  { prefix: 56, times: 4 },
  { prefix: 48, times: 16 },
] as const;

interface ClientNetwork {
  name: string;
  /** Its limit, as a multiple of a single client's. */
  times: number;
}

/** The networks a client's requests are counted for, smallest first. For IPv4 only its address. */
export function clientNetworks(address: string): ClientNetwork[] {
  const name = normalizeIP(address);
  if (!isIPv6(name)) return [{ name, times: 1 }];
  return ipv6Tiers.map(({ prefix, times }) => ({
    name: `${normalizeIP(address, prefix)}/${prefix}`,
    times,
  }));
}
