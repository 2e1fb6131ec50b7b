import { hash } from 'node:crypto';

export type Draws = ReturnType<typeof drawsFrom>;

/** Random choices that are the same each time for the same seed. */
export function drawsFrom(seed: string) {
  let drawn = 0;
  const digest = () => hash('sha256', `${seed} ${drawn++}`, 'buffer');

  /** From 0 up to 1. */
  const next = () => digest().readUIntBE(0, 6) / 2 ** 48;

  function one<Item>(items: readonly Item[]): Item {
    const [found] = items.slice(Math.floor(next() * items.length));
    if (found === undefined) throw new Error('Nothing to draw from');
    return found;
  }

  return {
    one,
    between: (least: number, most: number) => least + next() * (most - least),
    whole: (least: number, most: number) => least + Math.floor(next() * (most - least + 1)),
    chance: (part: number) => next() < part,
    /** Draws one of the names, each as often as its weight says. */
    weighted: <Name extends string>(weights: Readonly<Record<Name, number>>): Name => {
      const names = Object.keys(weights) as Name[];
      return one(names.flatMap((name) => Array<Name>(weights[name]).fill(name)));
    },
    /** A UUID of version 8, whose bits may be anything. */
    id: () =>
      digest()
        .toString('hex')
        .replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-a$4-$5'),
  };
}
