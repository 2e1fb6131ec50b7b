import { randomKey } from '../../app/browser/random-key.ts';

const path = '/api/desk/events';
const reopenMs = 3_000;
const reopenRefusedMs = 5_000;
/** The server sends a comment every 20 s: after this time two of them have not come. */
const longestSilenceMs = 45_000;
const lookEveryMs = 5_000;

export interface StreamEvent {
  name: string;
  data: string;
}

interface Listener {
  onConnected(isConnected: boolean): void;
  /** Called when events may have been missed: what was loaded is then to be loaded again. */
  onGap(): void;
  /** Called with the events that came in one piece. */
  onEvents(events: StreamEvent[]): void;
  /** Called when the stream was refused: signed out, too many streams, or no server of ours. */
  onRefused(): void;
}

const moment = () => ({ steady: performance.now(), wall: Date.now() });

/** The steady time stands still while some devices sleep. A wall clock that is set costs one new stream. */
function passedSince({ steady, wall }: ReturnType<typeof moment>): number {
  return Math.max(performance.now() - steady, Math.abs(Date.now() - wall));
}

/**
 * Keeps a stream of docs/product.md 12.6 open, and opens a new one from the last event on when it ends, when no byte has
 * come for 45 s, after sleep, and when the device is online again. Not an EventSource, which sees no comments, and cannot
 * go on where another one was. Returns a function that ends it.
 */
export function listenToEvents(listener: Listener): () => void {
  const tab = randomKey();
  const ended = new AbortController();
  let current = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lastId = '';
  let heardAt = moment();

  function open(): void {
    clearTimeout(timer);
    current.abort();
    current = new AbortController();
    const { signal } = current;
    heardAt = moment();
    void read(signal).then((isRefused) => {
      if (signal.aborted) return;
      listener.onConnected(false);
      if (isRefused) listener.onRefused();
      timer = setTimeout(open, isRefused ? reopenRefusedMs : reopenMs);
    });
  }

  /** Reads the stream to its end. Resolves to whether the server refused it. */
  async function read(signal: AbortSignal): Promise<boolean> {
    const headers = { 'x-tab': tab, ...(lastId && { 'last-event-id': lastId }) };
    const answer = await fetch(path, { headers, signal }).catch(() => undefined);
    if (!answer) return false;
    const isStream = answer.headers.get('content-type')?.startsWith('text/event-stream');
    if (!answer.ok || !isStream || !answer.body) return true;
    const reader = answer.body.getReader();
    const decoder = new TextDecoder();
    let isFirst = true;
    let text = '';
    for (;;) {
      const part = await reader.read().catch(() => undefined);
      if (!part?.value || signal.aborted) return false;
      heardAt = moment();
      listener.onConnected(true);
      if (isFirst) listener.onGap();
      isFirst = false;
      text += decoder.decode(part.value, { stream: true });
      const blocks = text.split('\n\n');
      // The last block may be half an event: the rest is still to come, or comes again with the next stream.
      text = blocks.pop() ?? '';
      const events = blocks.flatMap(take);
      if (events.length > 0) listener.onEvents(events);
    }
  }

  function take(block: string): StreamEvent[] {
    const fieldOf = (name: string) =>
      block
        .split('\n')
        .find((line) => line.startsWith(`${name}: `))
        ?.slice(name.length + 2);
    lastId = fieldOf('id') ?? lastId;
    const name = fieldOf('event');
    return name ? [{ name, data: fieldOf('data') ?? '' }] : [];
  }

  /** Measures the silence: timers of a hidden page come late, and those of a device that slept later still. */
  function look(): void {
    if (passedSince(heardAt) <= longestSilenceMs) return;
    listener.onConnected(false);
    open();
    // A line that stays silent, as behind a proxy that holds events back, still shows what is new.
    listener.onGap();
  }

  const timing = setInterval(look, lookEveryMs);
  const { signal } = ended;
  document.addEventListener('visibilitychange', look, { signal });
  addEventListener('pageshow', look, { signal });
  // Back online, the desk counts as connected with the first byte, not before.
  addEventListener('offline', () => listener.onConnected(false), { signal });
  addEventListener('online', open, { signal });
  open();

  return () => {
    ended.abort();
    current.abort();
    clearInterval(timing);
    clearTimeout(timer);
  };
}
