import { displayedPhone } from '../../contract/phone.ts';
import { campaignNumberKey } from '../attribution/storage-keys.ts';
import { asksForPrivacy } from '../browser/privacy-control.ts';
import { localStore } from '../browser/safe-storage.ts';
import { timeLimit } from '../browser/time-limit.ts';

/** An answer that comes too late for this page still serves the next one. */
const timeoutMs = 10_000;

/** A number that the business has given up may be somebody else's before long. */
const freshMs = 24 * 3_600_000;

function keptNumber(): string | undefined {
  const [number, told = ''] = (localStore.get(campaignNumberKey) ?? '').split(' ');
  return Math.abs(Date.now() - Date.parse(told)) < freshMs ? displayedPhone(number) : undefined;
}

function keep(number: string): void {
  localStore.set(campaignNumberKey, `${number} ${new Date().toISOString()}`);
}

/** Asks the server, and keeps its answer for the next page. Rejects where there is none. */
async function request(): Promise<string | undefined> {
  const answer = await timeLimit(timeoutMs, async (signal) => {
    const response = await fetch('/api/site-config', { signal });
    if (!response.ok) throw new Error(`site-config answered ${response.status}`);
    return response.json();
  });
  const { campaign_phone_number: number } = answer as Record<string, unknown>;
  const text = displayedPhone(number);
  if (text && !asksForPrivacy()) keep(String(number));
  else localStore.remove(campaignNumberKey);
  return text;
}

/**
 * The campaign's number as displayed: the one kept from an earlier page of this day, while the server is
 * asked for the next, or else the server's answer. Undefined while none is set or told. Never rejects.
 */
export async function campaignNumber(): Promise<string | undefined> {
  // Whether the server is down or something else answers in its place: ours is shown.
  const asked = request().catch(() => undefined);
  return keptNumber() ?? asked;
}
