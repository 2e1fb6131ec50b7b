/** Encodings that the build produces, best first. */
export const encodings = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof encodings)[number];

/** Follows RFC 9110, 12.5.3. Returns identity if all are refused, and gzip if only identity is. */
export function chooseEncoding(
  acceptEncoding: string | undefined,
  available: readonly Encoding[],
): Encoding {
  const weights = weightsOf(acceptEncoding ?? '');
  const weight = (name: Encoding) =>
    weights.get(name) ?? weights.get('*') ?? (name === 'identity' ? 1 : undefined);
  const accepted = available.find((name) => (weight(name) ?? 0) > 0);
  if (accepted) return accepted;
  return available.includes('gzip') && weight('gzip') === undefined ? 'gzip' : 'identity';
}

/** Caches the headers read so far: browsers send only a handful of different ones. Cleared when full. */
const known = new Map<string, Map<string, number>>();
const mostKnown = 100;

function weightsOf(header: string): Map<string, number> {
  const weights = known.get(header) ?? readWeights(header);
  if (known.size >= mostKnown) known.clear();
  // Do not cache a long header: it is made up, and would only take memory.
  if (header.length < 100) known.set(header, weights);
  return weights;
}

/** Takes time linear in the header's length. The last weight given for a name counts. */
function readWeights(header: string): Map<string, number> {
  const weights = new Map<string, number>();
  for (const item of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = item.split(';').map((part) => part.trim());
    const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? '1';
    weights.set(name, Number(weight) || 0);
  }
  return weights;
}
