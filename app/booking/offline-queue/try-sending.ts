import { importWithRetry } from '../../browser/import-with-retry.ts';

const load = () => import('./send-queue.ts');

/**
 * Sends what waits, if it can be sent. Never rejects: whatever is left is left for the next time.
 *
 * @param isUrgent the visitor asks for it
 */
export async function trySending(isUrgent = false): Promise<void> {
  try {
    const { sendQueue } = await importWithRetry(load);
    await sendQueue(isUrgent);
  } catch {
    // The script did not come, or storage failed. Nothing is lost: it is still on the device.
  }
}
