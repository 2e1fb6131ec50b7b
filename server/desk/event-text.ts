import type { RequestEvent } from '../../contract/answers/requests.ts';
import type { NumberedEvent } from '../requests/event-log.ts';

/** The events of an erased request are blank and make a desk reload its list. */
export function textOf({ position, reference, version, status, about }: NumberedEvent): string {
  return reference === null || version === null || status === null
    ? reloadText(position)
    : eventText('request', position, { reference, version, status, ...(about && { about }) });
}

/** Asks a desk to reload its list, and to continue from this position. */
export function reloadText(position: number): string {
  return eventText('reload', position, {});
}

function eventText(
  name: 'request' | 'reload',
  id: number,
  data: RequestEvent | Record<string, never>,
): string {
  return `event: ${name}\nid: ${id}\ndata: ${JSON.stringify(data)}\n\n`;
}
