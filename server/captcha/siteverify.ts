import { z } from 'zod';
import { startTimeLimit } from '../timing/time-limit.ts';

/** `unreachable`: there is no verdict, and the visitor is not the cause. `reason` is for the log. */
export type SiteverifyAnswer =
  | { kind: 'accepted'; hostname: string | undefined }
  | { kind: 'rejected'; reason?: string }
  | { kind: 'unreachable'; reason: string };

export interface Siteverify {
  url: string;
  secret: string;
  /** For the whole exchange, including the response body. */
  timeoutMs: number;
}

/** In bytes. A genuine answer has a few hundred. */
const longestAnswer = 64 * 1024;

const verdict = z.object({
  success: z.boolean(),
  hostname: z.string().optional().catch(undefined),
  'error-codes': z.array(z.string()).catch([]),
});

/** Error codes about our secret, not about the visitor's token. */
const ourFault = ['missing-input-secret', 'invalid-input-secret'];

/** Does not tell the verifier the visitor's IP address. Never rejects. */
export async function askSiteverify(
  verifier: Siteverify,
  token: string,
): Promise<SiteverifyAnswer> {
  using limit = startTimeLimit(verifier.timeoutMs);
  try {
    const response = await fetch(verifier.url, {
      method: 'POST',
      body: new URLSearchParams({ secret: verifier.secret, response: token }),
      redirect: 'manual',
      signal: limit.signal,
    });
    const text = await readBounded(response);
    if (saysNothing(response)) return unreachable(`status ${response.status}`);
    return judge(text) ?? withoutVerdict(response);
  } catch (error) {
    // Any network error, a timeout, or a body that does not match its Content-Encoding.
    return unreachable(describe(error));
  }
}

/** A redirect would send the secret elsewhere, 5xx means that the verifier failed, 429 that our quota is used up. */
function saysNothing({ status }: Response): boolean {
  return (status >= 300 && status < 400) || status === 429 || status >= 500;
}

/** A 4xx blames the request, whose token comes from the visitor, so the visitor is refused. */
function withoutVerdict({ ok, status }: Response): SiteverifyAnswer {
  const reason = `status ${status} without a verdict`;
  return ok ? unreachable(reason) : { kind: 'rejected', reason };
}

function judge(text: string | undefined): SiteverifyAnswer | undefined {
  const parsed = text === undefined ? undefined : verdict.safeParse(parseJson(text)).data;
  if (!parsed) return undefined;
  if (parsed.success) return { kind: 'accepted', hostname: parsed.hostname };
  const blame = parsed['error-codes'].find((code) => ourFault.includes(code));
  return blame ? unreachable(blame) : { kind: 'rejected' };
}

async function readBounded({ body }: Response): Promise<string | undefined> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.length;
    if (size > longestAnswer) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // no verdict
  }
}

function unreachable(reason: string): SiteverifyAnswer {
  return { kind: 'unreachable', reason };
}

/** fetch puts the actual failure into the error's cause. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const { cause } = error;
  return cause instanceof Error && 'code' in cause ? String(cause.code) : error.name;
}
