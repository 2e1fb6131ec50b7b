import type { listWords } from '../../content/owner/desk/requests.ts';
import type { RequestRecord } from '../../contract/answers/requests.ts';
import { isOpen, isUrgent } from '../../contract/request-status.ts';

export type Group = keyof typeof listWords.groups;

type Grouped = Pick<RequestRecord, 'status' | 'timeframe' | 'danger'>;

/** What has to be done with it next: the groups that the server's order `next` has, one after the other. */
export function groupOf(request: Grouped): Group {
  const { status, danger } = request;
  if (!isOpen(status)) return 'closed';
  if (danger) return 'danger';
  return isUrgent(request) ? 'urgent' : status;
}

/**
 * The group that each item begins, by its index; undefined where it goes on with the one before.
 *
 * @param heldAs what the held ones were when they were pressed: they stay in that group as long as in their place
 */
export function groupStarts<Item extends Grouped & { reference: string }>(
  items: readonly Item[],
  heldAs: ReadonlyMap<string, Grouped>,
): readonly (Group | undefined)[] {
  const groups = items.map((item) => groupOf(heldAs.get(item.reference) ?? item));
  return groups.map((group, index) => (group === groups[index - 1] ? undefined : group));
}
