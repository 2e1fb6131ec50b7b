import { areas, townAddress } from '../../content/facts/areas.ts';
import { deskFrame as words } from '../../content/owner/desk/frame.ts';
import { jobWords } from '../../content/owner/desk/job.ts';
import type { RequestRecord } from '../../contract/answers/requests.ts';
import type { RequestStatus } from '../../contract/request-status.ts';

type Summarized = Pick<RequestRecord, 'service' | 'town' | 'address'>;

export const kindOf = ({ service }: Pick<Summarized, 'service'>) => service ?? words.callback;

/** Returns where the request is; undefined if that is unknown. */
export const townShown = ({ town, address }: Pick<Summarized, 'town' | 'address'>) =>
  town ?? (address ? words.outsideTowns : undefined);

/** What is wanted and where, such as 'Car Lockout, Jersey City'. */
export function summaryOf(request: Summarized): string {
  return [kindOf(request), townShown(request)].filter(Boolean).join(', ');
}

type Placed = Pick<RequestRecord, 'address' | 'unit_number'>;

/** Returns the unit in words, and the address without the unit that the form may have added to its end. */
export function placeOf({ address, unit_number: unit }: Placed) {
  if (!unit) return { street: address, unit };
  const named = `${jobWords.labels.unit_number} ${unit}`;
  const end = [named, unit].find((text) => address?.endsWith(text));
  return { street: end ? address?.slice(0, -end.length).trim() : address, unit: end ?? named };
}

/**
 * Returns where the work is, for a map: the position only if the address names no more than a town, as the form does
 * when a position is shared. Who books at work for their home may send the position of their work.
 */
export function mapPlaceOf(
  request: Placed & Pick<RequestRecord, 'position'>,
): string | null | undefined {
  const { address, position } = request;
  const { street } = placeOf(request);
  const at = position && `${position.latitude},${position.longitude}`;
  return areas.some(({ name }) => townAddress(name) === street) ? (at ?? address) : (address ?? at);
}

/** Returns the address and the unit in short for a list, without state and ZIP code. */
export function streetOf(request: Placed): string | undefined {
  const { street, unit } = placeOf(request);
  const short = street?.replace(/,\s*NJ\b.*$/i, '');
  // Keep 'Unit 4B' on one line.
  return [short, unit?.replace(' ', '\u00a0')].filter(Boolean).join(', ') || undefined;
}

/** Returns what distinguishes a card from the others, such as 'Car Lockout, Carla'. */
export function cardName(request: Pick<RequestRecord, 'service' | 'name' | 'reference'>): string {
  return `${kindOf(request)}, ${request.name ?? request.reference}`;
}

/** Whether a customer's notes fit above the buttons on a phone. */
export const isShort = (notes: string | null) => notes !== null && notes.length <= 160;

/** Whether somebody has the request and has not closed it yet. */
export const isInProgress = (status: RequestStatus) =>
  status === 'accepted' || status === 'on_the_way';
