import type { RequestEvent } from '../../contract/answers/requests.ts';
import type { NumberedEvent } from '../requests/event-log.ts';

/** Events of an erased request are blank: a desk then reads its list again. */
export function textOf({ position, reference, version, status, about }: NumberedEvent): string {
  return reference === null || version === null || status === null
    ? reloadText(position)
    : eventText('request', position, { reference, version, status, ...(about && { about }) });
}

/** Asks a desk to read its list again, and to go on from this position. */
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
