/** What `read` gives; undefined where the browser throws instead. No fact may cost the visitor the request. */
export function tryRead<Fact>(read: () => Fact): Fact | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
