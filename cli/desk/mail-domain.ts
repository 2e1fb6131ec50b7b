import { Resolver } from 'node:dns/promises';
import { terminal as words } from '../../content/owner/terminal.ts';

type Texts = Pick<Resolver, 'resolveTxt'>;

/** `unknown`: the lookup failed, as without a network. */
type Records = { kind: 'found'; texts: string[] } | { kind: 'none' | 'no_name' | 'unknown' };

/** Domains that no mail is sent from (RFC 2606). */
const reserved = /\.(example|invalid|test|localhost)$|^(localhost|example\.(com|net|org))$/;

const { mailDomain } = words;

/**
 * Finds what keeps other mail servers from trusting mail from this address: SPF, DKIM and DMARC of its domain.
 * @returns problems, and in `unasked` what could not be looked up
 */
export async function mailDomainProblems(
  address: string,
  resolver: Texts = new Resolver({ timeout: 2000, tries: 2 }),
): Promise<{ problems: string[]; unasked: string[] }> {
  const domain = address.slice(address.lastIndexOf('@') + 1).toLowerCase();
  if (reserved.test(domain)) return { problems: [], unasked: [] };
  const [spf, dkim, dmarc] = await Promise.all([
    recordsOf(resolver, domain, 'v=spf1'),
    recordsOf(resolver, `_domainkey.${domain}`, ''),
    dmarcOf(resolver, domain),
  ]);
  const spfCount = spf.kind === 'found' ? spf.texts.length : 0;
  const findings: [Records, boolean, string][] = [
    [spf, spfCount === 0, mailDomain.noSpf(domain)],
    [spf, spfCount > 1, mailDomain.manySpf(domain, spfCount)],
    // Only the mail server knows the name of its key. But if nothing exists below this name, there is no key.
    [dkim, dkim.kind === 'no_name', mailDomain.noDkim(domain)],
    [dmarc, dmarc.kind !== 'found', mailDomain.noDmarc(domain)],
  ];
  return {
    problems: findings.flatMap(([{ kind }, is, text]) => (is && kind !== 'unknown' ? [text] : [])),
    unasked: [spf, dkim, dmarc].some(({ kind }) => kind === 'unknown')
      ? [mailDomain.unknown(domain)]
      : [],
  };
}

/** A domain without a DMARC record of its own uses the one of the domain above it. */
async function dmarcOf(resolver: Texts, domain: string): Promise<Records> {
  const own = await recordsOf(resolver, `_dmarc.${domain}`, 'v=DMARC1');
  const above = domain.slice(domain.indexOf('.') + 1);
  if (own.kind === 'found' || own.kind === 'unknown' || !above.includes('.')) return own;
  return dmarcOf(resolver, above);
}

async function recordsOf(resolver: Texts, name: string, start: string): Promise<Records> {
  try {
    const records = await resolver.resolveTxt(name);
    const texts = records.map((parts) => parts.join('')).filter((text) => text.startsWith(start));
    return texts.length > 0 ? { kind: 'found', texts } : { kind: 'none' };
  } catch (error) {
    switch (error instanceof Error && 'code' in error && error.code) {
      case 'ENODATA':
        return { kind: 'none' };
      case 'ENOTFOUND':
        return { kind: 'no_name' };
      default:
        return { kind: 'unknown' };
    }
  }
}
