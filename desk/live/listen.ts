import { randomKey } from '../../app/browser/random-key.ts';

const path = '/api/desk/events';
const reopenMs = 3_000;
const reopenRefusedMs = 5_000;
/** The server sends a comment every 20 s, so two of them are missing after this time. */
const longestSilenceMs = 45_000;
const lookEveryMs = 5_000;

export interface StreamEvent {
  name: string;
  data: string;
}

interface Listener {
  onConnected(isConnected: boolean): void;
  /** Called when events may have been missed: everything that was loaded has to be reloaded. */
  onGap(): void;
  /** Called with the events that arrived together in one chunk. */
  onEvents(events: StreamEvent[]): void;
  /** Called when the stream was refused: signed out, too many streams, or a response that is not from our server. */
  onRefused(): void;
}

const moment = () => ({ steady: performance.now(), wall: Date.now() });

/** Uses the longer time, since steady time stops while some devices sleep. Setting the clock costs one new stream. */
function passedSince({ steady, wall }: ReturnType<typeof moment>): number {
  return Math.max(performance.now() - steady, Math.abs(Date.now() - wall));
}

/**
 * Keeps a stream of docs/product.md 12.6 open. Opens a new one, resuming after the last event, when it ends, when no
 * byte has arrived for 45 s, after sleep, and when the device is back online. Not an EventSource, which hides comments
 * and cannot resume where another one stopped. Returns a function that ends it.
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
      // The last block may be half an event. The rest arrives later, or the next stream sends the whole event again.
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

  /** Measures the silence, since timers fire late on a hidden page, and even later on a device that slept. */
  function look(): void {
    if (passedSince(heardAt) <= longestSilenceMs) return;
    listener.onConnected(false);
    open();
    // Reload in any case: the next stream may stay silent, too, as behind a proxy that holds events back.
    listener.onGap();
  }

  const timing = setInterval(look, lookEveryMs);
  const { signal } = ended;
  document.addEventListener('visibilitychange', look, { signal });
  addEventListener('pageshow', look, { signal });
  // Once back online, the desk does not count as connected until the first byte arrives.
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
