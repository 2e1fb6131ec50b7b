import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ProblemError } from '../http/problem-details.ts';
import { chooseEncoding, encodings } from './accept-encoding.ts';
import type { Bodies } from './bodies.ts';
import { readByteRange } from './byte-range.ts';

export type Send = (
  request: FastifyRequest,
  reply: FastifyReply,
) => FastifyReply | Promise<FastifyReply>;

interface Content {
  headers: Record<string, string>;
  bodies: Bodies;
  /** Only files have it: pages have just an ETag, and no ranges. */
  modifiedAt?: Date;
}

/** Computes once what does not depend on the request. */
export function sender({ headers, bodies, modifiedAt }: Content): Send {
  const available = encodings.filter((encoding) => bodies[encoding]);
  const shared = {
    ...headers,
    vary: 'accept-encoding',
    ...(modifiedAt && { 'accept-ranges': 'bytes', 'last-modified': modifiedAt.toUTCString() }),
  };
  const variants = Object.fromEntries(
    available.map((encoding) => {
      const body = bodies[encoding] ?? bodies.identity;
      const coding = encoding === 'identity' ? {} : { 'content-encoding': encoding };
      return [encoding, { body, headers: { ...shared, ...coding, etag: body.etag } }];
    }),
  );
  const lastModified = shared['last-modified'];

  return (request, reply) => {
    const variant = variants[chooseEncoding(request.headers['accept-encoding'], available)];
    if (!variant) throw new Error('an encoding has no body');
    const { body, headers: described } = variant;

    function send(start = 0, end = body.size): ReturnType<Send> {
      // Set the headers only once the bytes are read: an error response must not be cached as the file.
      const answer = (bytes: Buffer) => reply.headers(described).send(bytes.subarray(start, end));
      const bytes = body.read();
      return bytes instanceof Promise ? bytes.then(answer) : answer(bytes);
    }

    if (reply.statusCode !== 200) return send();
    if (isFresh(request.headers, body.etag, lastModified)) {
      reply.code(304);
      // Without the bytes, Fastify would give HEAD the length 0, which is not that of the file (RFC 9110, 8.6).
      return request.method === 'HEAD' ? send() : reply.headers(described).send();
    }
    const range = hasRange(request, body.etag, lastModified)
      ? readByteRange(request.headers.range, body.size)
      : undefined;
    switch (range?.kind) {
      case 'part':
        reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${body.size}`);
        return send(range.start, range.end + 1);
      case 'unsatisfiable':
        reply.header('content-range', `bytes */${body.size}`);
        throw new ProblemError(416, 'malformed');
      default:
        return send();
    }
  };
}

function isFresh(headers: IncomingHttpHeaders, etag: string, lastModified?: string): boolean {
  const known = headers['if-none-match'];
  if (known !== undefined) return known === '*' || known.includes(etag);
  const since = Date.parse(headers['if-modified-since'] ?? '');
  return lastModified !== undefined && Date.parse(lastModified) <= since;
}

/** A weak ETag never matches (RFC 9110, 13.1.5). */
function hasRange({ method, headers }: FastifyRequest, etag: string, lastModified?: string) {
  if (method !== 'GET' || lastModified === undefined || headers.range === undefined) return false;
  const condition = headers['if-range'];
  return (
    condition === undefined ||
    condition === lastModified ||
    (condition === etag && !etag.startsWith('W/'))
  );
}
