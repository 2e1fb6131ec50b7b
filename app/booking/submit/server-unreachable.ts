import { timeLimit } from '../../browser/older-phones.ts';

/** Nobody who presses the button waits longer to be told what is missing. In ms. */
const patience = 3000;

/** Whether no captcha can be had for want of a network: no challenge comes. */
export async function isServerUnreachable(): Promise<boolean> {
  if (!navigator.onLine) return true;
  try {
    await fetch('/api/captcha/challenge', {
      cache: 'no-store',
      signal: timeLimit(patience),
    });
    return false;
  } catch {
    return true; // fetch throws for one reason: no answer came
  }
}
