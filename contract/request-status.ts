import { asap } from './services.ts';

/** Where a request stands (docs/product.md 12.1). */
export const requestStatuses = [
  'pending',
  'accepted',
  'on_the_way',
  'done',
  'cancelled',
  'spam',
] as const;
export type RequestStatus = (typeof requestStatuses)[number];

export const openStatuses = ['pending', 'accepted', 'on_the_way'] as const;
export type OpenStatus = (typeof openStatuses)[number];

/** How lists are sorted: `next` has what has to be done next first (docs/product.md 12.5). */
export const requestOrders = ['newest', 'next'] as const;
export type RequestOrder = (typeof requestOrders)[number];

/** As a filter by town: an address outside the towns that are served. */
export const outsideTowns = 'none';

/** The query of the desk's first screen. The server has the browser load it with the page. */
export const openRequestsQuery = 'status=pending%2Caccepted%2Con_the_way&order=next&limit=100';

const steps: Record<RequestStatus, readonly RequestStatus[]> = {
  pending: ['accepted', 'on_the_way', 'cancelled', 'spam'],
  accepted: ['on_the_way', 'done', 'cancelled', 'spam', 'pending'],
  on_the_way: ['done', 'accepted', 'cancelled', 'spam', 'pending'],
  done: ['pending'],
  cancelled: ['pending'],
  spam: ['pending'],
};

export function isOpen(status: RequestStatus): status is OpenStatus {
  return openStatuses.some((open) => open === status);
}

/** Somebody is waiting at a locked door, and nobody has accepted. */
export function isUrgent(request: { status: RequestStatus; timeframe: string | null }): boolean {
  return request.status === 'pending' && request.timeframe === asap;
}

/** Where a request may go from here. */
export function stepsFrom(status: RequestStatus): readonly RequestStatus[] {
  return steps[status];
}
