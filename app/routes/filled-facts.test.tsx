import { expect, test, vi } from 'vitest';
import { commonQuestions } from '#words/pages/shared/common-questions.ts';
import { startingPrices } from '#words/prices.ts';
import { pageAt, pages } from '../../content/registry/pages.ts';
import { builtScreen, origin } from '../../tests/support/render/built-screen.tsx';
import { filledOwnerFacts } from '../../tests/support/words/owner-facts.ts';
import { jsonForHtml, structuredData } from '../structured-data/structured-data.ts';

/** The site of an owner who has stated everything. */
vi.mock('#words/owner-facts.ts', async () => {
  const { filledOwnerFacts } = await import('../../tests/support/words/owner-facts.ts');
  return filledOwnerFacts;
});

const { tripFee, paymentMethods, ifSomethingFails, insuranceCertificate } = filledOwnerFacts;
const payment = `${paymentMethods.join(', ')}.`;
const [profile] = filledOwnerFacts.reviewProfiles;
const [social] = filledOwnerFacts.socialLinks;

async function shown(path: string) {
  const page = pageAt(path);
  const { elements, all, copy } = await builtScreen(path, page.screen);
  const graph = copy && structuredData({ page, copy, origin })['@graph'];
  const outermost = elements.filter((element) => element.path.length === 1);
  return {
    text: outermost.map(({ text }) => text).join(' '),
    hrefs: all('a').map(({ attributes }) => attributes.href),
    nodes: (graph ?? []) as Record<string, unknown>[],
  };
}

test('a service page shows the price range and duration of its own job, and the facts about every job', async () => {
  const lockout = await shown('/services/emergency-locksmith/car-lockout');
  for (const fact of ['$85 to $140', 'Usually 15 to 30 minutes.', payment, ifSomethingFails]) {
    expect(lockout.text).toContain(fact);
  }
  const rekey = await shown('/services/residential-locksmith/lock-rekey');
  expect(rekey.text).toContain('$35 to $60 per lock');
  expect(rekey.text).not.toContain('$85');
  expect(rekey.text).not.toContain('How long it takes');
});

test.each(pages.map(({ path }) => path))(
  'on %s, the stated trip fee replaces the advice to ask about it',
  async (path) => {
    const { text } = await shown(path);
    expect(text).not.toContain('Ask about the trip fee');
    const { items, early, condition } = startingPrices;
    if ([condition, ...items.map(({ moves }) => early(moves))].some((it) => text.includes(it))) {
      expect(text).toContain(tripFee);
    }
  },
);

test('the FAQ and its structured data contain the stated facts', async () => {
  const { text, nodes } = await shown('/faq');
  const answers = [
    'Car Lockout: $85 to $140. Lock Rekey: $35 to $60 per lock.',
    'Car Lockout: Usually 15 to 30 minutes. Car Key Cutting: About ten minutes.',
    tripFee,
    payment,
    ifSomethingFails,
    insuranceCertificate,
    filledOwnerFacts.licenseLookup,
  ];
  const json = JSON.parse(jsonForHtml(nodes));
  const stated: string[] = json
    .flatMap((node: { mainEntity?: object[] }) => node.mainEntity ?? [])
    .map((entity: { acceptedAnswer: { text: string } }) => entity.acceptedAnswer.text);
  // Answers that mention a price end with the rule about a trip fee.
  const own = stated.filter((given) => given === tripFee || !given.endsWith(tripFee));
  for (const answer of answers) {
    expect(text).toContain(answer);
    expect(own.filter((given) => given.includes(answer))).toHaveLength(1);
  }
  expect(stated).toContain(commonQuestions.drilling.answer);
});

test('the structured data lists the payment methods and the profiles of the business', async () => {
  for (const path of ['/', '/about', '/service-areas/hoboken']) {
    const { nodes } = await shown(path);
    expect(nodes.find((node) => node['@type'] === 'Locksmith')).toMatchObject({
      paymentAccepted: 'Cash, Visa, Zelle',
      sameAs: [profile?.url, social?.url],
    });
  }
});

test('the structured data says that the business answers in English and Spanish', async () => {
  const { nodes } = await shown('/');
  expect(nodes.find((node) => node['@type'] === 'Locksmith')).toMatchObject({
    contactPoint: { availableLanguage: ['English', 'Spanish'] },
  });
});

test('the pages link to the review profile, the social network and the license register', async () => {
  const reviews = await shown('/reviews');
  expect(reviews.hrefs).toContain(profile?.url);
  expect(reviews.hrefs).toContain(filledOwnerFacts.licenseLookup);
  const about = await shown('/about');
  expect(about.hrefs).toContain(filledOwnerFacts.licenseLookup);
  expect(about.text).toContain(insuranceCertificate);
  for (const { hrefs } of [reviews, about]) expect(hrefs).toContain(social?.url);
});

test('the payment methods are on the booking page and the contact page', async () => {
  for (const path of ['/book-online', '/contact']) {
    expect((await shown(path)).text, path).toContain(payment);
  }
});

test('no page shows the rating source or the kind of license', async () => {
  for (const { path } of pages) {
    const { text, nodes } = await shown(path);
    expect(text + JSON.stringify(nodes)).not.toContain(filledOwnerFacts.ratingSource);
    expect(text + JSON.stringify(nodes)).not.toContain(filledOwnerFacts.licenseKind);
  }
});
