import { lookup as dnsLookup } from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { startTimeLimit } from '../timing/time-limit.ts';
import { mayConnect } from './outbound-address.ts';

interface Post {
  headers: http.OutgoingHttpHeaders;
  body: string | Buffer;
  signal: AbortSignal;
  /** For everything, from the lookup of the name to the answer's status. */
  timeoutMs: number;
  /** Replaced in tests. */
  lookup?: typeof dnsLookup;
}

/**
 * Posts to a URL that was given from outside. Resolves to the answer's status and ignores its body;
 * redirects are not followed. Rejects if there is no answer in time, or if the address is not allowed.
 */
export async function guardedPost(url: URL, post: Post): Promise<number> {
  const { headers, body, timeoutMs, lookup = dnsLookup } = post;
  using limit = startTimeLimit(timeoutMs);
  const literal = url.hostname.replace(/^\[(.*)\]$/, '$1');
  // Node looks up only names.
  if (isIP(literal) !== 0 && !mayConnect(url.hostname, literal)) throw new AddressRefused();
  const answer = Promise.withResolvers<number>();
  const request = (url.protocol === 'https:' ? https : http).request(
    url,
    {
      method: 'POST',
      headers,
      agent: false,
      signal: AbortSignal.any([post.signal, limit.signal]),
      lookup: checkedLookup(url.hostname, lookup),
    },
    (response) => {
      answer.resolve(response.statusCode ?? 0);
      response.destroy();
    },
  );
  request.on('error', answer.reject);
  request.end(body);
  return await answer.promise; // awaited: the limit ends with this function
}

/** @throws if the status is none of success. Its code is the status, since logs contain no messages */
export function assertTaken(status: number): void {
  if (status >= 200 && status <= 299) return;
  throw Object.assign(new Error('Not taken by the receiver'), { code: `HTTP_${status}` });
}

class AddressRefused extends Error {
  override name = 'AddressRefused';
  override message = 'The host is on a private or special network';
}

/**
 * Looks the name up once and passes on the addresses that were checked, so that a name that resolves to
 * another address a moment later (DNS rebinding) gains nothing.
 */
function checkedLookup(hostname: string, lookup: typeof dnsLookup): LookupFunction {
  return (name, options, callback) => {
    lookup(name, { ...options, all: true }, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error || !first) return callback(error ?? new Error(`No address for ${name}`), '');
      if (!addresses.every(({ address }) => mayConnect(hostname, address))) {
        return callback(new AddressRefused(), '');
      }
      if (options.all) return callback(null, addresses);
      callback(null, first.address, first.family);
    });
  };
}
