import { deskFrame as words } from '../../content/owner/desk/frame.ts';
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

/** What tells a card from the others, such as 'Car Lockout, Carla'. */
export function cardName(request: Pick<RequestRecord, 'service' | 'name' | 'reference'>): string {
  return `${kindOf(request)}, ${request.name ?? request.reference}`;
}

/** Whether somebody has it and has still to get there. */
export const isAhead = (status: RequestStatus) => status === 'accepted' || status === 'on_the_way';
