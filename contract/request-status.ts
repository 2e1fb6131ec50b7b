/** Where a request stands (docs/product.md 12.1). */
export const requestStatuses = ['pending', 'accepted', 'done', 'cancelled', 'spam'] as const;
export type RequestStatus = (typeof requestStatuses)[number];

export const openStatuses = ['pending', 'accepted'] as const;
export type OpenStatus = (typeof openStatuses)[number];

/** The filters of the desk's first screen. The server has the browser load them with the page. */
export const openRequestsQuery = 'status=pending%2Caccepted&limit=100';

const steps: Record<RequestStatus, readonly RequestStatus[]> = {
  pending: ['accepted', 'cancelled', 'spam'],
  accepted: ['done', 'cancelled', 'spam', 'pending'],
  done: ['pending'],
  cancelled: ['pending'],
  spam: ['pending'],
};

export function isOpen(status: RequestStatus): status is OpenStatus {
  return openStatuses.some((open) => open === status);
}

/** Where a request may go from here. */
export function stepsFrom(status: RequestStatus): readonly RequestStatus[] {
  return steps[status];
}
