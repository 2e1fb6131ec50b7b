import { expect } from 'vitest';

/** Opens the desk's stream of events and reads it as a browser does. */
export async function listenForEvents(
  url: string,
  cookie: string,
  lastEventId?: string,
  headers: Record<string, string> = {},
) {
  const response = await fetch(`${url}/api/desk/events`, {
    headers: {
      ...headers,
      cookie,
      ...(lastEventId !== undefined && { 'last-event-id': lastEventId }),
    },
  });
  expect(response.status).toBe(200);
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  if (!reader) throw new Error('The stream has a body');
  let text = '';
  let hasEnded = false;
  const ended = (async () => {
    for (let part = await reader.read(); !part.done; part = await reader.read()) text += part.value;
    hasEnded = true;
  })();
  const blocks = () =>
    text
      .split('\n\n')
      .map((block) =>
        Object.fromEntries(block.split('\n').map((line) => line.split(/: (.*)/s).slice(0, 2))),
      );
  return {
    headers: response.headers,
    ended,
    hasEnded: () => hasEnded,
    text: () => text,
    events: () =>
      blocks()
        .filter(({ event }) => event)
        .map(({ event, data }) => [event, JSON.parse(data)]),
    lastId: () => blocks().findLast(({ id }) => id)?.id,
    close: () => reader.cancel(),
  };
}
