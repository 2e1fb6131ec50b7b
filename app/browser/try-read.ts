/** What `read` gives; undefined where the browser throws instead. No fact may cost the visitor the request. */
export function tryRead<Fact>(read: () => Fact): Fact | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

/** Undefined if it is no absolute address. URL.canParse is missing on phones that are only a few years old. */
export const parsedUrl = (text: string): URL | undefined => tryRead(() => new URL(text));
