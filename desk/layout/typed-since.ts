/** Returns what was typed since `sent` was, which must outlive that save. Every field of a form may be missing. */
export const typedSince = <Typed extends object>(typed: Typed, sent: Typed): Typed =>
  Object.fromEntries(
    Object.entries(typed).filter(([name, value]) => value !== sent[name as keyof Typed]),
  ) as Typed;
