/** A permanent refusal: a retry would get the same answer. */
export interface Refusal {
  /** `content`: a mail read as a whole; `envelope`: its sender or recipient; `text`: a delivery other than a mail. */
  of: 'content' | 'envelope' | 'text';
  code: number | string;
}

/** Refuses a delivery other than a mail for good. */
export class DeliveryRefused extends Error {
  override name = 'DeliveryRefused';
  readonly code: string;
  constructor(code: string) {
    super('Refused for good');
    this.code = code;
  }
}

/** Reply codes about our session or login, not about the mail: it can be sent once that is fixed. */
const aboutTheSession = [503, 530];

/** Returns undefined for an error worth a retry. */
export function refusalIn(error: unknown): Refusal | undefined {
  if (error instanceof DeliveryRefused) return { of: 'text', code: error.code };
  const code = replyCode(error);
  if (code === undefined || code < 500 || aboutTheSession.includes(code)) return undefined;
  if (hasCode(error, 'EMESSAGE')) return { of: 'content', code };
  return hasCode(error, 'EENVELOPE') ? { of: 'envelope', code } : undefined;
}

/** Whether the server read the whole mail and refused it, temporarily (4xx) or permanently (5xx). */
export function isContentRefused(error: unknown): boolean {
  return hasCode(error, 'EMESSAGE') && (replyCode(error) ?? 0) >= 400;
}

function replyCode(error: unknown): number | undefined {
  return error instanceof Error && 'responseCode' in error && typeof error.responseCode === 'number'
    ? error.responseCode
    : undefined;
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}

/** The whole mail or text was sent, but there was no answer: it may have been delivered. */
export class OutcomeUnknown extends Error {
  override name = 'OutcomeUnknown';
}
