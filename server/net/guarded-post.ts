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
  /** For everything, from the lookup of the name to the end of the answer. */
  timeoutMs: number;
  lookup?: typeof dnsLookup;
}

interface Answer {
  status: number;
  contentType: string;
  body: string;
}

/** Posts to a URL that was given from outside. Rejects if the address is not allowed. Follows no redirects. */
export async function guardedPost(url: URL, post: Post): Promise<number> {
  return (await guardedExchange(url, { ...post, mostBytes: 0 })).status;
}

/** @param post `onSent` is called once the whole request is sent: from then on the receiver may have taken it */
export async function guardedExchange(
  url: URL,
  post: Post & { mostBytes: number; onSent?: () => void },
): Promise<Answer> {
  const { headers, body, timeoutMs, mostBytes, lookup = dnsLookup } = post;
  using limit = startTimeLimit(timeoutMs);
  const literal = url.hostname.replace(/^\[(.*)\]$/, '$1');
  // Node does not call `lookup` for an IP address.
  if (isIP(literal) !== 0 && !mayConnect(url.hostname, literal)) throw new AddressRefused();
  const answer = Promise.withResolvers<Answer>();
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
      const { statusCode: status = 0, headers } = response;
      const contentType = headers['content-type'] ?? '';
      readUpTo(response, mostBytes)
        .then((body) => answer.resolve({ status, contentType, body }))
        .catch(answer.reject);
    },
  );
  request.on('error', answer.reject);
  if (post.onSent) request.on('finish', post.onSent);
  request.end(body);
  return await answer.promise; // awaited: the limit ends with this function
}

async function readUpTo(response: http.IncomingMessage, mostBytes: number): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  if (mostBytes > 0) {
    for await (const chunk of response) {
      chunks.push(chunk);
      bytes += chunk.length;
      if (bytes > mostBytes) break;
    }
  }
  response.destroy();
  return Buffer.concat(chunks).toString('utf8', 0, mostBytes);
}

/** @throws an error whose code is the status, because logs contain no messages */
export function assertAccepted(status: number): void {
  if (status >= 200 && status <= 299) return;
  throw Object.assign(new Error('Not taken by the receiver'), { code: `HTTP_${status}` });
}

class AddressRefused extends Error {
  override name = 'AddressRefused';
  override message = 'The host is on a private or special network';
}

/** Connects to the very addresses that were checked: a second lookup could give others (DNS rebinding). */
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
