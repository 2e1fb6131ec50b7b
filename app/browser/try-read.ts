/** Undefined if `read` throws, so that missing telemetry never blocks a request. */
export function tryRead<Fact>(read: () => Fact): Fact | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

/** URL.canParse is missing on phones of 2021. */
export const parsedUrl = (text: string): URL | undefined => tryRead(() => new URL(text));
