import type { Config } from '../config/config.ts';
import { defaultTimes } from '../outbox/outbox-times.ts';
import type { TextProvider } from './text-provider.ts';
import { twilio } from './twilio.ts';

/** Returns undefined if texts are off. A second provider would need a name in SMS_PROVIDER, and a case here. */
export function configuredProvider(
  config: Config,
  timeoutMs = defaultTimes.postTimeoutMs,
): TextProvider | undefined {
  const { SMS_PROVIDER, TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN, SMS_FROM, SMS_API_URL } = config;
  // The configuration has all of them, or none.
  if (!SMS_PROVIDER || !TWILIO_ACCOUNT_SID || !TWILIO_AUTH_TOKEN || !SMS_FROM) return undefined;
  return twilio({
    apiUrl: SMS_API_URL,
    accountSid: TWILIO_ACCOUNT_SID,
    authToken: TWILIO_AUTH_TOKEN,
    from: SMS_FROM,
    timeoutMs,
  });
}
