import type { listWords } from '../../content/owner/desk/requests.ts';
import type { RequestRecord } from '../../contract/answers/requests.ts';
import { isOpen, isUrgent } from '../../contract/request-status.ts';

export type Group = keyof typeof listWords.groups;

type Grouped = Pick<RequestRecord, 'status' | 'timeframe' | 'danger'>;

/** Returns what has to be done with it next. The server's order `next` has these groups one after the other. */
export function groupOf(request: Grouped): Group {
  const { status, danger } = request;
  if (!isOpen(status)) return 'closed';
  if (danger) return 'danger';
  return isUrgent(request) ? 'urgent' : status;
}

/**
 * Returns the group that each item starts, by its index; undefined where it continues the previous item's group.
 *
 * @param heldAs the held items as they were when pressed: they stay in that group as long as they keep their place
 */
export function groupStarts<Item extends Grouped & { reference: string }>(
  items: readonly Item[],
  heldAs: ReadonlyMap<string, Grouped>,
): readonly (Group | undefined)[] {
  const groups = items.map((item) => groupOf(heldAs.get(item.reference) ?? item));
  return groups.map((group, index) => (group === groups[index - 1] ? undefined : group));
}
