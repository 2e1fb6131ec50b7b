import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { listWords as words } from '../../content/owner/desk/requests.ts';
import type { RequestListItem } from '../../contract/answers/requests.ts';
import { dropEarlyPress, settle } from '../layout/settling.ts';
import type { BadgeText } from '../request/status-badge.tsx';
import { groupStarts } from './groups.ts';
import { type Held, type ItemPosition, indexToFocus, updateHeld, withHeld } from './held-places.ts';
import { RequestCard } from './request-card.tsx';

interface RequestListProps {
  items: readonly RequestListItem[];
  /** Whether they are ordered by what has to be done next, with a heading for each group. */
  isGrouped: boolean;
}

/**
 * The requests in the server's order, but those just pressed keep their place while they show the outcome. A card
 * that has moved ignores presses for a second (docs/product.md 12.14).
 */
export function RequestList({ items, isGrouped }: RequestListProps) {
  const list = useRef<HTMLUListElement>(null);
  const [held, setHeld] = useState<readonly Held<RequestListItem>[]>([]);
  const hold = useCallback((item: RequestListItem, index: number | null) => {
    setHeld((all) => updateHeld(all, item, index));
  }, []);
  const shown = withHeld(items, held);
  const starts = groupStarts(shown, new Map(held.map(({ item }) => [item.reference, item])));
  const isSample = shown.length > 0 && shown.every(isMadeUp);
  const hides: BadgeText[] = [];
  if (isGrouped) hides.push('pending');
  if (isSample) hides.push('sample');
  useFocusAtPlace(list, shown, held);
  useSettlingCards(list);
  return (
    <>
      {isSample && <p className="mt-2 text-quiet">{words.sample}</p>}
      <ul
        ref={list}
        onClickCapture={dropEarlyPress}
        className="mt-1 grid grid-cols-1 gap-3 md:grid-cols-2"
      >
        {shown.map((request, index) => (
          <li key={request.id} className="contents">
            {isGrouped && starts[index] && (
              <h2 className="col-span-full mt-3 text-lg font-bold">
                {words.groups[starts[index]]}
              </h2>
            )}
            <RequestCard
              request={request}
              index={index}
              heading={isGrouped ? 'h3' : 'h2'}
              hides={hides}
              isListed={items.includes(request)}
              hold={hold}
            />
          </li>
        ))}
      </ul>
    </>
  );
}

const isMadeUp = ({ captcha_provider }: RequestListItem) => captcha_provider === 'sample';

const cardsIn = (list: HTMLElement | null) => [
  ...(list?.querySelectorAll<HTMLElement>('[data-reference]') ?? []),
];

/** Settles each card that is new or has changed its place, whatever has moved it. */
function useSettlingCards(list: RefObject<HTMLElement | null>): void {
  const places = useRef<ReadonlyMap<Element, string>>(undefined);
  const look = useCallback(() => {
    const before = places.current;
    const cards = cardsIn(list.current);
    const now = new Map<Element, string>(
      cards.map((card) => [card, `${card.offsetLeft} ${card.offsetTop}`]),
    );
    places.current = now;
    // The very first cards replace nothing that a press could have been aimed at.
    if (!before) return;
    for (const [card, place] of now) if (before.get(card) !== place) settle(card, true);
  }, [list]);
  useLayoutEffect(look);
  useEffect(() => {
    // Content above the list can grow and move the list, too.
    const watch = new ResizeObserver(look);
    watch.observe(document.body);
    return () => watch.disconnect();
  }, [look]);
}

/** When the focused card leaves its place by itself, moves the focus to the card that is there now. */
function useFocusAtPlace(
  list: RefObject<HTMLElement | null>,
  shown: readonly RequestListItem[],
  held: readonly Held<RequestListItem>[],
): void {
  const last = useRef<ReadonlyMap<string, ItemPosition>>(new Map());
  // This runs during the render, before React moves or removes the focused element.
  const focused = document.activeElement?.closest<HTMLElement>('[data-reference]');
  const reference = list.current?.contains(focused ?? null) && focused?.dataset.reference;
  useLayoutEffect(() => {
    const isHeld = new Set(held.map(({ item }) => item.reference));
    const places = new Map(
      shown.map((request, index): [string, ItemPosition] => [
        request.reference,
        { index, state: `${request.status} ${isHeld.has(request.reference)}` },
      ]),
    );
    const before = last.current;
    last.current = places;
    if (!reference) return;
    const goal = indexToFocus(before.get(reference), places.get(reference), shown.length);
    if (goal === null) return;
    cardsIn(list.current)
      [goal]?.querySelector<HTMLElement>('[data-open]')
      ?.focus({ preventScroll: true });
  });
}
