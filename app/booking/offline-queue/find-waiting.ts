import { askedValues } from '../../../contract/asked.ts';
import type { FormValues } from '../../../contract/fields.ts';
import type { NewRequest } from '../../../contract/request.ts';
import { loadFormParts } from '../load-form-parts.ts';
import { type Attempt, fingerprintOf } from '../submit/attempt.ts';
import { queueList, wasEverQueued } from './queue-list.ts';

/**
 * Finds a waiting request with these values, even if this page did not queue it: they outlive a reload and a change of
 * language. Reads the queue, because the button may be pressed before the page has.
 */
export async function findWaiting(
  type: NewRequest['type'],
  values: FormValues,
): Promise<Attempt | undefined> {
  if (wasEverQueued()) await (await loadFormParts())?.readQueue();
  const fingerprint = fingerprintOf(values);
  for (const { key, ...other } of queueList()) {
    if (other.state !== 'waiting' || other.request.type !== type) continue;
    if (fingerprintOf(askedValues(other.request)) !== fingerprint) continue;
    return {
      key,
      fingerprint,
      tried: other.tried,
      request: { ...other.request, recaptcha_token: '' },
    };
  }
  return undefined;
}
