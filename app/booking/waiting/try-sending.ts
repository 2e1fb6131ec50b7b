import { importAgain } from '../../captcha/import-again.ts';

const load = () => import('./send-waiting.ts');

/**
 * Sends what waits, if it can be sent. Never rejects: whatever is left is left for the next time.
 *
 * @param isUrgent the visitor asks for it
 */
export async function trySending(isUrgent = false): Promise<void> {
  try {
    const { sendWaiting } = await importAgain(load);
    await sendWaiting(isUrgent);
  } catch {
    // The script did not come, or storage failed. Nothing is lost: it is still on the device.
  }
}
