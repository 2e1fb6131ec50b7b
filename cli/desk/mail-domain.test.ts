import { expect, test } from 'vitest';
import { mailDomainProblems } from './mail-domain.ts';

/** A DNS with these TXT records. A string is an error code, and any other name does not exist. */
function dnsWith(records: Record<string, string[][] | string>) {
  return {
    async resolveTxt(name: string) {
      const found = records[name] ?? 'ENOTFOUND';
      if (typeof found === 'string') throw Object.assign(new Error(name), { code: found });
      return found;
    },
  };
}

const sound = {
  'shop.com': [['v=spf1 include:mail.net ', '-all'], ['google-site-verification=x']],
  '_domainkey.shop.com': 'ENODATA',
  '_dmarc.shop.com': [['v=DMARC1; p=reject']],
};

const problemsWith = (records: object, address = 'Desk@Shop.com') =>
  mailDomainProblems(address, dnsWith({ ...sound, ...records }));

test('a domain with SPF, DKIM and DMARC has no problems', async () => {
  expect(await problemsWith({})).toEqual({ problems: [], unasked: [] });
});

test.for([
  ['no SPF', { 'shop.com': [['other']] }, 'shop.com has no SPF record'],
  ['two SPF', { 'shop.com': [['v=spf1 a'], ['v=spf1 b']] }, 'shop.com has 2 SPF records'],
  ['nothing below _domainkey', { '_domainkey.shop.com': 'ENOTFOUND' }, 'shop.com has no DKIM key'],
  ['no DMARC', { '_dmarc.shop.com': 'ENODATA' }, 'shop.com has no DMARC record'],
] as const)('%s is a problem', async ([, records, text]) => {
  const { problems, unasked } = await problemsWith(records);
  expect(problems).toEqual([expect.stringContaining(text)]);
  expect(unasked).toEqual([]);
});

test('a domain without its own DMARC record uses that of its parent domain', async () => {
  const records = { 'mail.shop.com': [['v=spf1 -all']], '_domainkey.mail.shop.com': 'ENODATA' };
  expect((await problemsWith(records, 'desk@mail.shop.com')).problems).toEqual([]);
});

test.for(['ECONNREFUSED', 'ETIMEOUT', 'ESERVFAIL', 'EREFUSED'])(
  'a DNS failure with %s is not a problem of the site, but is reported',
  async (code) => {
    const records = { 'shop.com': code, '_domainkey.shop.com': code, '_dmarc.shop.com': code };
    expect(await problemsWith(records)).toEqual({
      problems: [],
      unasked: [expect.stringContaining('could not be looked up')],
    });
  },
);

test('an example address is not looked up', async () => {
  expect(await mailDomainProblems('a@locksmith.example', dnsWith({}))).toEqual({
    problems: [],
    unasked: [],
  });
});
