import Bowser from 'bowser';
import { accountWords } from '../../content/owner/desk/account.ts';

const words = accountWords.sessions;
/** Real user agents are shorter; parsing more only costs time. */
const maxLength = 1000;

/** Such as 'Safari on iOS', for a session's user agent. */
export function deviceName(agent: string): string {
  // Bowser throws on an empty user agent.
  const { browser, os } = Bowser.parse(agent.slice(0, maxLength) || '-');
  return browser.name && os.name ? words.device(browser.name, os.name) : words.unknown;
}
