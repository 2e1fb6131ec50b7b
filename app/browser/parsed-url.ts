/** URL.canParse is missing on phones that are only a few years old. */
export function parsedUrl(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined; // no absolute address
  }
}
