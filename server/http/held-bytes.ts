/** Beyond the limit, the holders of the oldest bytes lose theirs, so that no one can hold everything and wait. */
export class HeldBytes<Holder> {
  readonly #held = new Map<Holder, number>();
  readonly #most: number;
  readonly #drop: (holder: Holder) => boolean;
  #total = 0;

  /** @param drop frees what the holder has, or returns false because it is in use */
  constructor(most: number, drop: (holder: Holder) => boolean) {
    this.#most = most;
    this.#drop = drop;
  }

  /** Returns false if the total is too much even after dropping everything that can be dropped. */
  hold(holder: Holder, bytes: number): boolean {
    this.#held.set(holder, (this.#held.get(holder) ?? 0) + bytes);
    this.#total += bytes;
    if (this.#total <= this.#most) return true;
    for (const oldest of this.#held.keys()) {
      if (this.#drop(oldest)) this.release(oldest);
      if (this.#total <= this.#most) return true;
    }
    return false;
  }

  release(holder: Holder): void {
    this.#total -= this.#held.get(holder) ?? 0;
    this.#held.delete(holder);
  }
}
