import type { StoredRequest } from '../../../contract/answers/stored-request.ts';

/** As the specification asks. The result is ignored: the server sends the mails in any case (docs/product.md 9.1). */
export function askForMail({ id }: Pick<StoredRequest, 'id'>): void {
  fetch('/api/functions/send-form-email', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ id }),
    keepalive: true,
  }).catch(() => undefined);
}
