interface ByteRange {
  kind: 'part';
  start: number;
  /** Index of the last byte, inclusive. */
  end: number;
}

/** Follows RFC 9110, 14.1.2. Ignores an invalid header, or one with several ranges: the client gets the whole file. */
export function readByteRange(
  header: string | undefined,
  size: number,
): ByteRange | { kind: 'whole' | 'unsatisfiable' } {
  const [, first, last] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? [];
  if (first === undefined || last === undefined || (first === '' && last === '')) {
    return { kind: 'whole' };
  }
  const isSuffix = first === '';
  const start = isSuffix ? Math.max(0, size - Number(last)) : Number(first);
  const end = isSuffix || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (!isSuffix && last !== '' && Number(last) < start) return { kind: 'whole' };
  return start >= size ? { kind: 'unsatisfiable' } : { kind: 'part', start, end };
}
