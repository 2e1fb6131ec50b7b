import { PassThrough, type Readable } from 'node:stream';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../database/database.ts';
import {
  eventsAfter,
  firstPosition,
  lastPosition,
  type NumberedEvent,
  numberEvents,
} from './event-log.ts';
import type { Session } from './sessions.ts';

export interface StreamTimes {
  pollMs: number;
  /** Interval of the comments that prevent proxies from closing an idle stream. */
  commentMs: number;
}

interface StreamParts {
  database: Database;
  log: FastifyBaseLogger;
  times: StreamTimes;
  /** Resolves to the IDs of those sessions that have not ended. */
  liveSessions(ids: string[]): Promise<Set<string>>;
}

interface Stream {
  output: PassThrough;
  session: string;
  /** Position of the last event sent. */
  position: number;
}

const mostPerSession = 10;
const mostInAll = 300;
const eventsAtOnce = 500;
/** A client that missed more events than this is sent `reload` instead. */
const mostMissed = 1000;
/** A client that does not read is disconnected when more than this many bytes are waiting for it. */
const mostWaiting = 64 * 1024;

/**
 * Sends changes to every open desk. Events are polled from the database, so that changes made by other
 * servers and by the terminal are sent too.
 */
export function createEventStreams({ database, log, times, liveSessions }: StreamParts) {
  const streams = new Set<Stream>();
  let looking: Promise<void> | undefined;

  async function look(): Promise<void> {
    const live = await liveSessions([...new Set([...streams].map(({ session }) => session))]);
    for (const { session, output } of streams) if (!live.has(session)) output.end();
    await numberEvents(database);
    while (streams.size > 0) {
      const from = Math.min(...[...streams].map(({ position }) => position));
      const events = await eventsAfter(database, from, eventsAtOnce);
      for (const event of events) for (const stream of streams) send(stream, event);
      if (events.length < eventsAtOnce) return;
    }
  }

  /** Starts a look unless one is running. What that one misses, the next poll finds. */
  function wake(): void {
    if (looking || streams.size === 0) return;
    looking = look()
      .catch((error) => log.error({ err: error }, 'desk events not readable'))
      .finally(() => {
        looking = undefined;
      });
  }

  let isClosed = false;
  function isFull({ id }: Session): boolean {
    const own = [...streams].filter((stream) => stream.session === id);
    return isClosed || streams.size >= mostInAll || own.length >= mostPerSession;
  }

  const polling = setInterval(wake, times.pollMs);
  const commenting = setInterval(() => {
    for (const { output } of streams) output.write(': still here\n\n');
  }, times.commentMs);

  return {
    wake,
    /**
     * Resolves to undefined if the session or the server has too many streams.
     * @param lastEventId the Last-Event-ID header, which a browser sends when it reconnects
     */
    async open(session: Session, lastEventId: string | undefined): Promise<Readable | undefined> {
      if (isFull(session)) return undefined;
      await numberEvents(database);
      const { position, missed } = await placeOf(database, lastEventId);
      // Again: others may have opened theirs meanwhile, or the server may be closing.
      if (isFull(session)) return undefined;
      const output = new PassThrough();
      const stream = { output, session: session.id, position };
      streams.add(stream);
      output.once('close', () => streams.delete(stream));
      output.write(`retry: 3000\nid: ${position}\n\n`);
      if (missed) output.write(eventText('reload', position, {}));
      wake();
      return output;
    },
    async close(): Promise<void> {
      isClosed = true;
      clearInterval(polling);
      clearInterval(commenting);
      for (const { output } of streams) output.end();
      await looking;
    },
  };
}

function send(stream: Stream, event: NumberedEvent): void {
  if (event.position <= stream.position) return;
  stream.position = event.position;
  const { reference, version, status } = event;
  // The events of an erased request are blank.
  const text =
    reference === null
      ? eventText('reload', event.position, {})
      : eventText('request', event.position, { reference, version, status });
  stream.output.write(text);
  const { readableLength, writableLength } = stream.output;
  if (readableLength + writableLength > mostWaiting) stream.output.destroy();
}

function eventText(name: 'request' | 'reload', id: number, data: object): string {
  return `event: ${name}\nid: ${id}\ndata: ${JSON.stringify(data)}\n\n`;
}

/**
 * The position from which a stream continues. `missed` if the events since `lastEventId` have been deleted,
 * or are too many to send.
 */
async function placeOf({ query }: Database, lastEventId: string | undefined) {
  const last = await lastPosition(query);
  if (lastEventId === undefined) return { position: last, missed: false };
  const wanted = /^\d{1,9}$/.test(lastEventId) ? Number(lastEventId) : -1;
  const first = await firstPosition(query);
  const isKnown = wanted >= first - 1 && wanted <= last && last - wanted <= mostMissed;
  return isKnown ? { position: wanted, missed: false } : { position: last, missed: true };
}
