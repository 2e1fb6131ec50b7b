interface Listed {
  reference: string;
}

/** An item that stays where it was when it was pressed. */
export interface Held<Item> {
  item: Item;
  index: number;
}

/**
 * Returns the server's order, except that each held item is at its own index. One no longer in the order is shown
 * as it was.
 */
export function withHeld<Item extends Listed>(
  order: readonly Item[],
  held: readonly Held<Item>[],
): Item[] {
  const isHeld = new Set(held.map(({ item }) => item.reference));
  const shown = order.filter(({ reference }) => !isHeld.has(reference));
  for (const { item, index } of [...held].sort((a, b) => a.index - b.index)) {
    const fresh = order.find(({ reference }) => reference === item.reference);
    shown.splice(index, 0, fresh ?? item);
  }
  return shown;
}

/** Returns `held` with the item at this index, or without it for null. It is the same array if nothing changes. */
export function updateHeld<Item extends Listed>(
  held: readonly Held<Item>[],
  item: Item,
  index: number | null,
): readonly Held<Item>[] {
  const known = held.find((one) => one.item.reference === item.reference);
  if ((known?.index ?? null) === index) return held;
  const others = held.filter((one) => one !== known);
  return index === null ? others : [...others, { item, index }];
}

/** The index of an item, and the state that moves it when it changes. */
export interface ItemPosition {
  index: number;
  state: string;
}

/**
 * Returns the index that the focus goes to if its item has left its place by itself: its state has changed, or it is
 * gone. Null if the focus stays on the item, even if other items have moved it.
 */
export function indexToFocus(
  before: ItemPosition | undefined,
  now: ItemPosition | undefined,
  count: number,
): number | null {
  if (!before || count === 0) return null;
  const hasLeft = !now || (now.index !== before.index && now.state !== before.state);
  return hasLeft ? Math.min(before.index, count - 1) : null;
}
