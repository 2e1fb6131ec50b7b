import ipaddr from 'ipaddr.js';

const loopbackHost = /^(localhost|.+\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;
const publicIpv6 = ipaddr.IPv6.parseCIDR('2000::/3');

/** @param hostname as `URL` spells it: lower case, IPv4 in four decimal parts, IPv6 in brackets */
export function isLoopbackHost(hostname: string): boolean {
  return loopbackHost.test(hostname);
}

/** Allows public addresses, or loopback if the URL says so. Others would let a URL reach into our own network. */
export function mayConnect(hostname: string, address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address); // '::ffff:10.0.0.1' becomes '10.0.0.1'
  const range = parsed.range();
  if (isLoopbackHost(hostname)) return range === 'loopback';
  // Tunnels such as 6to4, with an IPv4 address inside, have ranges of their own.
  return range === 'unicast' && (parsed instanceof ipaddr.IPv4 || parsed.match(publicIpv6));
}
