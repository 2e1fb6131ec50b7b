/** The result of `read`; undefined if it throws, so that missing telemetry never blocks a request. */
export function tryRead<Fact>(read: () => Fact): Fact | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

/** Undefined if it is not an absolute URL. URL.canParse is missing on phones that are only a few years old. */
export const parsedUrl = (text: string): URL | undefined => tryRead(() => new URL(text));
