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
  /** So that no proxy takes a quiet stream for a dead one. */
  commentMs: number;
}

interface StreamParts {
  database: Database;
  log: FastifyBaseLogger;
  times: StreamTimes;
  /** Which of these sessions have not ended. */
  liveSessions(ids: string[]): Promise<Set<string>>;
}

interface Stream {
  output: PassThrough;
  session: string;
  /** The last event that it was sent. */
  position: number;
}

const mostPerSession = 10;
const mostInAll = 300;
const eventsAtOnce = 500;
/** Who has missed more reads the list anew. */
const mostMissed = 1000;
/** A client that takes nothing is cut off when so many bytes wait for it. */
const mostWaiting = 64 * 1024;

/** Tells every open desk what changes, whichever server has stored it: the events are read from the database. */
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

  /** One look at a time: what is asked for meanwhile the next one sees. */
  function wake(): void {
    if (looking || streams.size === 0) return;
    looking = look()
      .catch((error) => log.error({ err: error }, 'desk events not readable'))
      .finally(() => {
        looking = undefined;
      });
  }

  const polling = setInterval(wake, times.pollMs);
  const commenting = setInterval(() => {
    for (const { output } of streams) output.write(': still here\n\n');
  }, times.commentMs);

  return {
    wake,
    /** Undefined when there are too many already. @param lastEventId what a stream that broke was sent last */
    async open(session: Session, lastEventId: string | undefined): Promise<Readable | undefined> {
      const own = [...streams].filter((stream) => stream.session === session.id);
      if (streams.size >= mostInAll || own.length >= mostPerSession) return undefined;
      await numberEvents(database);
      const { position, missed } = await placeOf(database, lastEventId);
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
  // Of one that was erased nothing is known any more, not even which it was.
  const text =
    reference === null
      ? eventText('reload', event.position, {})
      : eventText('request', event.position, { reference, version, status });
  stream.output.write(text);
  if (stream.output.readableLength > mostWaiting) stream.output.destroy();
}

function eventText(name: 'request' | 'reload', id: number, data: object): string {
  return `event: ${name}\nid: ${id}\ndata: ${JSON.stringify(data)}\n\n`;
}

/** Where a stream goes on; `missed` when what lies between is not known any more, or too much. */
async function placeOf({ query }: Database, lastEventId: string | undefined) {
  const last = await lastPosition(query);
  if (lastEventId === undefined) return { position: last, missed: false };
  const wanted = /^\d{1,9}$/.test(lastEventId) ? Number(lastEventId) : -1;
  const first = await firstPosition(query);
  const isKnown = wanted >= first - 1 && wanted <= last && last - wanted <= mostMissed;
  return isKnown ? { position: wanted, missed: false } : { position: last, missed: true };
}
