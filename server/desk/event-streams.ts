import { PassThrough, type Readable } from 'node:stream';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../database/database.ts';
import {
  eventsAfter,
  lastPosition,
  type NumberedEvent,
  numberEvents,
  resumeFrom,
} from '../requests/event-log.ts';
import { reloadText, textOf } from './event-text.ts';
import type { Session } from './sessions.ts';

export interface StreamTimes {
  pollMs: number;
  /** Interval of the comments, by which proxies and desks tell a stream that is idle from one that is dead. */
  commentMs: number;
}

interface StreamParts {
  database: Database;
  log: FastifyBaseLogger;
  times: StreamTimes;
  liveSessions(ids: string[]): Promise<Set<string>>;
}

interface Stream {
  output: PassThrough;
  session: string;
  /** The browser tab that listens, if it identifies itself. */
  tab: string | undefined;
  /** Position of the last event sent. */
  position: number;
}

const mostPerSession = 10;
const mostInAll = 300;
/** A stream with more events to send than this is sent `reload` instead. */
const mostAtOnce = 1000;
/** A client that does not read is disconnected if more than this many bytes are waiting for it already. */
const mostWaiting = 64 * 1024;

/** Polls events from the database, because other servers and the terminal make changes, too. */
export function createEventStreams({ database, log, times, liveSessions }: StreamParts) {
  const streams = new Set<Stream>();
  let looking: Promise<void> | undefined;

  async function look(): Promise<void> {
    // Serve only the streams open now: one that opens during a query may need older events than it reads.
    const open = [...streams];
    const live = await liveSessions([...new Set(open.map(({ session }) => session))]);
    for (const stream of open) if (!live.has(stream.session)) end(stream);
    await numberEvents(database);
    const last = await lastPosition(database.query);
    for (const stream of open) {
      const isFarBehind = last - stream.position > mostAtOnce;
      if (isFarBehind) send(stream, last, reloadText(last));
    }
    const from = Math.min(...open.map(({ position }) => position));
    const events = await eventsAfter(database, from, mostAtOnce);
    sendEvents(open, events);
  }

  /** Writes once per stream, no matter how many events: writes are the main cost when many desks listen. */
  function sendEvents(open: Stream[], events: NumberedEvent[]): void {
    const texts = events.map((event) => ({ position: event.position, text: textOf(event) }));
    for (const [position, behind] of Map.groupBy(open, (stream) => stream.position)) {
      const missing = texts.filter((event) => event.position > position);
      const reached = missing.at(-1)?.position;
      if (reached === undefined) continue;
      const text = missing.map((event) => event.text).join('');
      for (const stream of behind) send(stream, reached, text);
    }
  }

  function send(stream: Stream, position: number, text: string): void {
    const { output } = stream;
    if (!streams.has(stream)) return;
    stream.position = position;
    if (output.readableLength + output.writableLength > mostWaiting) output.destroy();
    else output.write(text);
  }

  function end(stream: Stream): void {
    streams.delete(stream);
    stream.output.end();
  }

  /** Starts a look unless one is running. The next poll finds what the running one misses. */
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
    /** Undefined if there are too many. @param tab whose older stream, which may seem open for minutes, is closed */
    async open(
      session: Session,
      lastEventId: string | undefined,
      tab: string | undefined,
    ): Promise<Readable | undefined> {
      for (const stream of streams) {
        if (tab && stream.tab === tab && stream.session === session.id) end(stream);
      }
      if (isFull(session)) return undefined;
      await numberEvents(database);
      const { position, missed } = await resumeFrom(database, lastEventId, mostAtOnce);
      // Check again: other streams may have opened in between, or the server may be closing.
      if (isFull(session)) return undefined;
      const output = new PassThrough();
      const stream = { output, session: session.id, tab, position };
      streams.add(stream);
      output.once('close', () => streams.delete(stream));
      output.write(`retry: 3000\nid: ${position}\n\n`);
      if (missed) output.write(reloadText(position));
      wake();
      return output;
    },
    async close(): Promise<void> {
      isClosed = true;
      clearInterval(polling);
      clearInterval(commenting);
      for (const stream of streams) end(stream);
      await looking;
    },
  };
}
