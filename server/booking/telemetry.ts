import type { Telemetry } from '../../contract/telemetry.ts';

const most = { depth: 4, entries: 50, name: 60, text: 500, total: 12_000, url: 2000 } as const;

/** Never fails: values that are too long or too deep are cut, and what is still too large is dropped. */
export function boundTelemetry(value: unknown): Telemetry | null {
  if (!isRecord(value)) return null;
  const bounded = boundRecord(value, 1);
  return JSON.stringify(bounded).length > most.total ? null : bounded;
}

export function boundSourceUrl(value: unknown): string | null {
  return typeof value === 'string' && value !== '' && value.length <= most.url
    ? storable(value)
    : null;
}

function boundRecord(record: Record<string, unknown>, depth: number): Telemetry {
  const entries = Object.entries(record).slice(0, most.entries);
  return Object.fromEntries(
    entries.map(([name, value]) => [storable(name.slice(0, most.name)), boundValue(value, depth)]),
  );
}

function boundValue(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return storable(value.slice(0, most.text));
  if (typeof value === 'number' || typeof value === 'boolean') return value;
  if (depth >= most.depth) return null;
  if (Array.isArray(value)) {
    return value.slice(0, most.entries).map((item) => boundValue(item, depth + 1));
  }
  return isRecord(value) ? boundRecord(value, depth + 1) : null;
}

/** Replaces NUL, which PostgreSQL refuses, and lone surrogates, which are not valid text. */
function storable(text: string): string {
  return text.toWellFormed().replaceAll('\0', '\ufffd');
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
