import { z } from 'zod';
import type * as facts from '../en/owner-facts.ts';
import type { OwnerSentences } from '../es/spanish-facts.ts';
import { business } from '../facts/business.ts';
import { pages } from '../registry/pages.ts';

/** The facts that the owner states, by the names of their exports. */
export type OwnerFacts = typeof facts;

const limits = { text: 200, name: 40, address: 300, list: 12 } as const;

const markup = /<[a-z!/?]|&(#\d+|\w+);|\]\(/i;
const unprintable = /\p{Cc}|\p{Cs}|[\u2028\u2029]/u;

const plain = (most: number) =>
  z
    .string()
    .max(most, {
      error: ({ input }) => `is ${String(input).length} characters long, at most ${most} fit`,
    })
    .refine((text) => text === text.trim(), 'is blank, or begins or ends with a space')
    .refine((text) => !markup.test(text), 'holds markup; it is shown as plain text')
    .refine((text) => !unprintable.test(text), 'holds a line break or another control character');

const filled = (most: number) => plain(most).min(1, 'is empty; leave it out');
const list = <Item extends z.ZodType>(item: Item) =>
  z.array(item).max(limits.list, `has more than ${limits.list} entries`);

const address = filled(limits.address).refine((text) => {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  return url?.protocol === 'https:' && url.hostname.includes('.') && !url.username;
}, 'is no address that begins with https://');

const links = list(z.strictObject({ name: filled(limits.name), url: address }));

const dollars = z.int('is no whole number of dollars').min(1, 'is less than $1');
const priceRange = z
  .strictObject({ from: dollars, to: dollars, per: filled(limits.name).optional() })
  .refine(({ from, to }) => from < to, 'must rise: from is not below to');

const job = z.strictObject({
  priceRange: priceRange.optional(),
  duration: filled(limits.text).optional(),
});

/** Each service must be on the site. A range below the starting price would contradict the service's own page. */
const jobs = z.record(z.string(), job).superRefine((stated, { addIssue }) => {
  const services = pages.filter(({ screen }) => screen === 'service').map(({ path }) => path);
  for (const [path, { priceRange: { from } = {} }] of Object.entries(stated)) {
    const refuse = (message: string) => addIssue({ code: 'custom', path: [path], message });
    if (!services.includes(path)) refuse('is no service of this site');
    const { lockout, installation } = business.startingPrices;
    if (path.includes('/emergency-locksmith/') && from && from < lockout)
      refuse('begins below the starting price of a lockout');
    if (path.endsWith('/lock-replacement') && from && from < installation)
      refuse('begins below the starting price of lock installation');
  }
});

const ownerFacts = z.object({
  jobs,
  tripFee: plain(limits.text),
  paymentMethods: list(filled(limits.name)),
  ifSomethingFails: plain(limits.text),
  insuranceCertificate: plain(limits.text),
  reviewProfiles: links,
  reviewUrl: z.union([z.literal(''), address]),
  socialLinks: links,
  licenseLookup: z.union([z.literal(''), address]),
  speaksSpanish: z.enum(['yes', 'no', ''], "is neither 'yes' nor 'no' nor empty"),
  licenseKind: plain(limits.text),
  ratingSource: plain(limits.text),
} satisfies Record<keyof OwnerFacts, z.ZodType>);

const ownerSentences = z.object({
  jobs: z.record(
    z.string(),
    z.strictObject({
      duration: filled(limits.text).optional(),
      per: filled(limits.name).optional(),
    }),
  ),
  tripFee: plain(limits.text),
  paymentMethods: list(filled(limits.name)),
  ifSomethingFails: plain(limits.text),
  insuranceCertificate: plain(limits.text),
} satisfies Record<keyof OwnerSentences, z.ZodType>);

function problemsIn(file: string, { error }: z.ZodSafeParseResult<unknown>): string[] {
  return (error?.issues ?? []).map(({ path, message }) => `${file}: ${path.join('.')} ${message}`);
}

/** Returns a sentence for each fact that cannot be shown as it was written; none for empty facts. */
export function ownerFactProblems(stated: OwnerFacts): string[] {
  return problemsIn('content/en/owner-facts.ts', ownerFacts.safeParse({ ...stated }));
}

/** Does the same for the Spanish of facts in words. */
export function ownerSentenceProblems(stated: OwnerSentences): string[] {
  return problemsIn('content/es/owner-sentences.ts', ownerSentences.safeParse({ ...stated }));
}
