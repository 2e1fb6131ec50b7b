import escapeHtml from 'escape-html';
import { business } from '../../content/facts/business.ts';
import { signInMail as words } from '../../content/owner/desk.ts';
import type { Config } from '../config/config.ts';
import type { OutboxTable } from '../database/tables.ts';
import { type SignInPayload, signInToken } from '../desk/sign-in-link.ts';
import { button, htmlPage } from './mail-text.ts';
import type { Mail } from './mailer.ts';

/** The token is in the fragment, so that no server logs it. The page uses it only when its button is pressed. */
export function signInUrl({ SITE_URL }: Pick<Config, 'SITE_URL'>, token: string): string {
  return `${SITE_URL}/desk/sign-in#${token}`;
}

/** Returns undefined if the link has expired. */
export function writeSignInMail(
  { payload }: OutboxTable,
  { config, deskSecret, steady }: { config: Config; deskSecret: string; steady: Date },
): Omit<Mail, 'messageId' | 'date'> | undefined {
  const { link: id, email, expires_at }: SignInPayload = JSON.parse(payload ?? '');
  if (expires_at <= steady.toISOString()) return undefined;
  const url = signInUrl(config, signInToken(deskSecret, id));
  const paragraphs = [words.intro, words.lasting, words.notYou].map(
    (text) => `<p>${escapeHtml(text)}</p>`,
  );
  return {
    from: { name: words.sender, address: config.MAIL_FROM },
    to: { name: business.name, address: email },
    subject: words.subject,
    text: [words.intro, url, words.lasting, words.notYou].join('\n\n'),
    html: htmlPage(
      paragraphs.toSpliced(1, 0, button(url, words.link, 'navy')).join('\n'),
      config.SITE_URL,
    ),
  };
}
