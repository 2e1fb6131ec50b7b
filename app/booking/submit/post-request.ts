import type { Attempt } from './attempt.ts';

export interface Answer {
  status: number;
  /** undefined when it is not JSON */
  body: unknown;
  /** What the server asks for by Retry-After, in ms; 0 if it does not. */
  retryAfter: number;
}

/** Posts it once. Undefined when no whole answer came, whether by network, abort or time-out. */
export async function postRequest(
  { key, request }: Pick<Attempt, 'key' | 'request'>,
  signal: AbortSignal,
): Promise<Answer | undefined> {
  try {
    const response = await fetch('/api/submissions', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
      body: JSON.stringify(request),
      signal,
    });
    const body = parsed(await response.text());
    return { status: response.status, body, retryAfter: retryAfterOf(response) };
  } catch {
    return undefined; // fetch throws for one reason: no whole answer came
  }
}

/** Retry-After in ms, given in seconds or as a date; 0 without one. */
export function retryAfterOf({ headers }: Response): number {
  const given = headers.get('retry-after') ?? '';
  const wait = /^\d+$/.test(given) ? Number(given) * 1000 : Date.parse(given) - Date.now();
  return Number.isFinite(wait) ? Math.max(wait, 0) : 0;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
