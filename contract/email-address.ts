import { fields } from './fields.ts';

// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern is meant to find control characters
const separators = /[\s\0-\x1f\x7f-\x9f"(),:;<>[\\\]]/;

const dotAtom = /^[^.]+(?:\.[^.]+)*$/;

/** nodemailer decodes a punycode host if the part before the at sign is not ASCII. */
const mixedEncodings = /[^!-~].*@.*xn--/i;

/** The last label begins with a letter: a host of digits only would be read as an IP address. */
const hostName = /^[\w-][\w.-]*\.[A-Za-z][\w-]*\.?$/;

/** Refuses what a mail library would rewrite or split, so that mail goes to the stored address (docs/product.md 4.5). */
export function isEmail(text: string): boolean {
  if (text.length > fields.email.maxLength) return false;
  if (separators.test(text) || mixedEncodings.test(text)) return false;
  const [local = '', domain = '', ...more] = text.split('@');
  return more.length === 0 && dotAtom.test(local) && hostName.test(domain);
}

const strictAddress =
  /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z](?:[a-z\d-]{0,61}[a-z\d])?$/i;

/** ASCII with the syntax of RFC 5321, which every mail server accepts. */
export function isStrictAddress(text: string): boolean {
  return isEmail(text) && text.indexOf('@') <= 64 && strictAddress.test(text);
}

/** The at sign is not encoded, because some mail programs show `%40` to the sender. */
export function mailtoHref(address: string): string {
  return `mailto:${encodeURIComponent(address).replace('%40', '@')}`;
}
