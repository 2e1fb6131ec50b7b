import { fields } from './fields.ts';

/** White space, control characters, and characters with a meaning in address lists. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const separators = /[\s\0-\x1f\x7f-\x9f"(),:;<>[\\\]]/;

const dotAtom = /^[^.]+(?:\.[^.]+)*$/;

/** With a non-ASCII name before the at sign, nodemailer decodes a punycode host. */
const mixedEncodings = /[^!-~].*@.*xn--/i;

/** The last label begins with a letter: with digits only, the host would be read as an IP address. */
const hostName = /^[\w-][\w.-]*\.[A-Za-z][\w-]*\.?$/;

/**
 * A light rule (docs/product.md 4.5): no spaces, one at sign, a dot in the domain. It also refuses what a mail
 * library would rewrite or split, so that the address stored is the address mailed.
 */
export function isEmail(text: string): boolean {
  if (text.length > fields.email.maxLength) return false;
  if (separators.test(text) || mixedEncodings.test(text)) return false;
  const [local = '', domain = '', ...more] = text.split('@');
  return more.length === 0 && dotAtom.test(local) && hostName.test(domain);
}

const strictAddress =
  /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z](?:[a-z\d-]{0,61}[a-z\d])?$/i;

/** An ASCII address with the syntax of RFC 5321, which every mail server accepts. */
export function isStrictAddress(text: string): boolean {
  return isEmail(text) && text.indexOf('@') <= 64 && strictAddress.test(text);
}

/** mailto: link. Only the at sign stays as it is: some mail programs show `%40` to whoever writes. */
export function mailtoHref(address: string): string {
  return `mailto:${encodeURIComponent(address).replace('%40', '@')}`;
}
