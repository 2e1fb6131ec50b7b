import webPush from 'web-push';
import { mailtoHref } from '../../contract/email-address.ts';
import type { Config } from '../config/config.ts';
import type { Database } from '../database/database.ts';
import { sharedSecret } from '../database/secrets.ts';
import { isLoopbackHost } from '../net/outbound-address.ts';

/** Identifies this server to push services (RFC 8292). */
export interface Vapid {
  subject: string;
  publicKey: string;
  privateKey: string;
}

/** The first start generates the key pair. Subscriptions are bound to it: a new pair would lose them all. */
export async function openVapid(database: Database, config: Config): Promise<Vapid> {
  const keys = await sharedSecret(database, 'vapid', () =>
    JSON.stringify(webPush.generateVAPIDKeys()),
  );
  return { ...JSON.parse(keys), subject: vapidSubject(config) };
}

/** Tells push services where to reach us. Apple refuses every push that has no valid subject. */
export function vapidSubject({
  SITE_URL,
  MAIL_FROM,
}: Pick<Config, 'SITE_URL' | 'MAIL_FROM'>): string {
  const { protocol, hostname } = new URL(SITE_URL);
  const isReachable = protocol === 'https:' && !isLoopbackHost(hostname);
  return isReachable ? SITE_URL : mailtoHref(MAIL_FROM);
}
