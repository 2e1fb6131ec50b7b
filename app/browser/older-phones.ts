/** A signal that aborts after so many milliseconds. AbortSignal.timeout is missing on phones of 2021. */
export function timeLimit(milliseconds: number): AbortSignal {
  const limit = new AbortController();
  setTimeout(() => limit.abort(), milliseconds);
  return limit.signal;
}

/** URL.canParse is missing on phones that are only a few years old. */
export function parsedUrl(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined; // no absolute address
  }
}
