/** One name for all spellings that reach one mailbox: a sender who varies them must not gain by it. */
export function canonicalAddress(email: string): string {
  const folded = email.normalize('NFKC').toLowerCase();
  const at = folded.lastIndexOf('@');
  const typedHost = folded.slice(at + 1).replace(/\.+$/, '');
  const host = typedHost === 'googlemail.com' ? 'gmail.com' : typedHost;
  const name = folded.slice(0, at);
  const plus = name.indexOf('+');
  const local = plus > 0 ? name.slice(0, plus) : name;
  return `${host === 'gmail.com' ? local.replaceAll('.', '') : local}@${host}`;
}
