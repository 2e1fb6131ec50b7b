/** The same result for every spelling that reaches one mailbox, so that varying it does not evade limits. */
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
