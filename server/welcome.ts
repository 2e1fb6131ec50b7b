import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { startWords } from '../content/owner/start.ts';
import type { Config } from './config/config.ts';

const everywhere = ['0.0.0.0', '::', '127.0.0.1', '::1'];

/** @param isSiteUrlGiven whether SITE_URL is set, rather than the default */
export function welcome(config: Config, { address, port }: AddressInfo, isSiteUrlGiven: boolean) {
  const host = address.includes(':') ? `[${address}]` : address;
  const local = `http://${everywhere.includes(address) ? 'localhost' : host}:${port}`;
  const { SITE_URL, SMTP_URL, DATA_DIR } = config;
  const place =
    isSiteUrlGiven && SITE_URL !== local ? startWords.elsewhere(SITE_URL, local) : local;
  return startWords.open(
    place,
    SMTP_URL
      ? startWords.mailServer(new URL(SMTP_URL).host) // never the password
      : startWords.mailFiles(join(DATA_DIR, 'mail')),
  );
}
