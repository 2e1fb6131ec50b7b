/** A mail server's last word on a mail: trying it again would only get it again. */
export interface Refusal {
  /** `content`: it had read the whole mail; `envelope`: it refused sender or recipient before. */
  of: 'content' | 'envelope';
  code: number;
}

/** They concern our session or our login and not the mail, so they are mended on our side. */
const aboutTheSession = [503, 530];

/** The refusal in an error of nodemailer's; undefined for whatever may pass. */
export function refusalIn(error: unknown): Refusal | undefined {
  const code = replyCode(error);
  if (code === undefined || code < 500 || aboutTheSession.includes(code)) return undefined;
  if (hasCode(error, 'EMESSAGE')) return { of: 'content', code };
  return hasCode(error, 'EENVELOPE') ? { of: 'envelope', code } : undefined;
}

/** Whether the server has read the whole mail and said no, for now or for good. */
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
