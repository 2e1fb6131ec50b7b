import type { StoredSubmission } from '../../../contract/answers/submission.ts';
import type { Attempt } from './attempt.ts';

/**
 * Asks for the mails of a stored request at once (docs/product.md 4.9). The result is ignored: the
 * server sends them in any case.
 */
export function askForMail(
  { request }: Pick<Attempt, 'request'>,
  { id }: Pick<StoredSubmission, 'id'>,
): void {
  fetch('/api/functions/send-form-email', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...request, id }),
    keepalive: true,
  }).catch(() => undefined);
}
