import webPush from 'web-push';
import { mailtoHref } from '../../contract/email-address.ts';
import type { Config } from '../config/config.ts';
import type { Database } from '../database/database.ts';
import { sharedSecret } from '../database/secrets.ts';
import { isLoopbackHost } from '../net/outbound-address.ts';

/** How this server proves to a push service who it is (RFC 8292). */
export interface Vapid {
  subject: string;
  publicKey: string;
  privateKey: string;
}

/** The key pair is made at the first start. Subscriptions are bound to it: with another one all are lost. */
export async function openVapid(database: Database, config: Config): Promise<Vapid> {
  const keys = await sharedSecret(database, 'vapid', () =>
    JSON.stringify(webPush.generateVAPIDKeys()),
  );
  return { ...JSON.parse(keys), subject: vapidSubject(config) };
}

/** Where a push service can reach us. Apple refuses every push whose subject is not a valid one. */
export function vapidSubject({
  SITE_URL,
  MAIL_FROM,
}: Pick<Config, 'SITE_URL' | 'MAIL_FROM'>): string {
  const { protocol, hostname } = new URL(SITE_URL);
  const isReachable = protocol === 'https:' && !isLoopbackHost(hostname);
  return isReachable ? SITE_URL : mailtoHref(MAIL_FROM);
}
