import { deskFrame as words } from '../../content/owner/desk/frame.ts';
import { jobWords } from '../../content/owner/desk/job.ts';
import type { RequestRecord } from '../../contract/answers/requests.ts';
import type { RequestStatus } from '../../contract/request-status.ts';

type Summarized = Pick<RequestRecord, 'service' | 'town' | 'address'>;

export const kindOf = ({ service }: Pick<Summarized, 'service'>) => service ?? words.callback;

/** Where the request is; undefined where nothing is known of it. */
export const townShown = ({ town, address }: Pick<Summarized, 'town' | 'address'>) =>
  town ?? (address ? words.outsideTowns : undefined);

/** What is wanted and where, such as 'Car Lockout, Jersey City'. */
export function summaryOf(request: Summarized): string {
  return [kindOf(request), townShown(request)].filter(Boolean).join(', ');
}

type Placed = Pick<RequestRecord, 'address' | 'unit_number'>;

/** The address without the unit that stands at its end where the form was sent with one, and the unit in words. */
export function placeOf({ address, unit_number: unit }: Placed) {
  if (!unit) return { street: address, unit };
  const named = `${jobWords.labels.unit_number} ${unit}`;
  const end = [named, unit].find((text) => address?.endsWith(text));
  return { street: end ? address?.slice(0, -end.length).trim() : address, unit: end ?? named };
}

/** The same as short as a list needs it, without state and ZIP code. */
export function streetOf(request: Placed): string | undefined {
  const { street, unit } = placeOf(request);
  const short = street?.replace(/,\s*NJ\b.*$/i, '');
  // 'Unit 4B' is not broken between two lines.
  return [short, unit?.replace(' ', '\u00a0')].filter(Boolean).join(', ') || undefined;
}

/** What tells a card from the others, such as 'Car Lockout, Carla'. */
export function cardName(request: Pick<RequestRecord, 'service' | 'name' | 'reference'>): string {
  return `${kindOf(request)}, ${request.name ?? request.reference}`;
}

/** Whether a customer's notes have room above the buttons of a phone. */
export const isShort = (notes: string | null) => notes !== null && notes.length <= 160;

/** Whether somebody has it and has still to get there. */
export const isAhead = (status: RequestStatus) => status === 'accepted' || status === 'on_the_way';
