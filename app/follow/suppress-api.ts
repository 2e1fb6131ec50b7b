import { timeLimit } from '../browser/time-limit.ts';

const timeoutMs = 10_000;

/** Asks the server to mail this link's address no more. Never rejects. */
export async function suppress(token: string): Promise<'done' | 'wrong' | 'no_answer'> {
  try {
    return await timeLimit(timeoutMs, async (signal) => {
      const { status } = await fetch('/api/suppress', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ token }),
        signal,
      });
      if (status === 204) return 'done';
      return status === 401 ? 'wrong' : 'no_answer';
    });
  } catch {
    return 'no_answer';
  }
}
