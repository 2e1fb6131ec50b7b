import { expect, test } from 'vitest';
import { wholeProofRule } from '#words/pages/shared/proof.ts';
import { startingPrices } from '#words/prices.ts';
import { business } from '../../content/facts/business.ts';
import { pages } from '../../content/registry/pages.ts';
import { statedPrice } from '../../content/registry/stated-price.ts';
import { rendered } from '../../tests/support/render/rendered.tsx';
import { CallPanel, ServiceCallPanel } from './call-panel.tsx';
import { LegalText } from './legal-text.tsx';
import { LinkRows } from './link-rows.tsx';
import { pageLink } from './page-link.ts';
import { PageList } from './page-list.tsx';
import { PricePassage } from './price-passage.tsx';
import { QuestionList } from './question-list.tsx';
import { Rating } from './rating.tsx';
import { ReadyList } from './ready-list.tsx';
import { Sections } from './sections.tsx';
import { NextSteps } from './steps.tsx';

const hrefs = ({ all }: Awaited<ReturnType<typeof rendered>>) =>
  all('a').map(({ attributes }) => attributes.href);

function Failing(): never {
  throw new Error('no price');
}

test('sections hydrate one by one, stay in place however large, and fail the build if they throw', async () => {
  const large = 'word '.repeat(10_000);
  const { html, all } = await rendered(
    <Sections>
      <p>{large}</p>
      <h2>after it</h2>
    </Sections>,
  );
  // React marks separately hydrated parts with this comment, and parts that a script has to move with a template.
  expect(html.match(/<!--\$-->/g)).toHaveLength(2);
  expect(all('p', 'h2').map(({ tag }) => tag)).toEqual(['p', 'h2']);
  expect(all('template', 'script')).toEqual([]);
  const failing = (
    <Sections>
      <Failing />
    </Sections>
  );
  await expect(rendered(failing)).rejects.toThrow('no price');
});

test('the list of pages links to every page once, except the thank-you page', async () => {
  const list = await rendered(
    <PageList
      groups={['main', 'emergency', 'residential', 'commercial', 'automotive', 'areas', 'legal']}
    />,
  );
  const expected = pages.flatMap(({ path }) => (path === '/thank-you' ? [] : [path]));
  expect(hrefs(list).toSorted()).toEqual(expected.toSorted());
  expect(list.all('h2')).toHaveLength(7);
});

test('a group of pages contains only its category and that category’s services', async () => {
  const list = await rendered(<PageList groups={['automotive']} level="h3" />);
  expect(list.one('h3').text).not.toBe('');
  expect(hrefs(list)).toContain('/services/auto-locksmith');
  expect(hrefs(list).every((href) => href?.startsWith('/services/auto-locksmith'))).toBe(true);
});

test.each([
  ['/services/auto-locksmith/car-key-cutting', /\w/],
  ['/service-areas/hoboken', /^07030$/],
  ['/service-areas/jersey-city', /^07302, /],
  ['/faq', /^$/],
])(
  'the link to %s has the label of the page, and its line of text if there is one',
  (path, line) => {
    const link = pageLink(path);
    expect(link.label).toBe(pages.find((page) => page.path === path)?.label);
    expect(link.line).toMatch(line);
  },
);

test('rows of links are one list, and no links make no list items', async () => {
  const rows = await rendered(<LinkRows links={['/faq', '/about'].map(pageLink)} />);
  expect(hrefs(rows)).toEqual(['/faq', '/about']);
  expect(rows.all('li')).toHaveLength(2);
  expect((await rendered(<LinkRows links={[]} />)).all('li')).toEqual([]);
});

const [lockout] = startingPrices.items;
const priced = { heading: 'Price', paragraphs: ['Some words.', `It starts at ${lockout?.price}.`] };
const unpriced = { heading: 'Price', paragraphs: ['It depends.'] };

test('a price is shown large only if the text names it, and always with its condition', async () => {
  expect(statedPrice(priced)).toBe(lockout);
  expect(statedPrice(unpriced)).toBeUndefined();
  expect(statedPrice({ heading: lockout?.price ?? '', paragraphs: [] })).toBeUndefined();
  const shown = await rendered(<PricePassage passage={priced} />);
  expect(shown.one('dd').text).toContain(lockout?.price);
  expect(shown.one('section').text).toContain(startingPrices.condition);
  const plain = await rendered(<PricePassage passage={unpriced} />);
  expect(plain.all('dl')).toEqual([]);
  expect(plain.html).not.toContain(startingPrices.condition);
});

test('the rating is drawn as five pins, and has a text label', async () => {
  const { one, all } = await rendered(<Rating />);
  expect(one('svg').attributes).toMatchObject({ role: 'img' });
  expect(one('svg').attributes['aria-label']).toContain(business.rating.value);
  const [empty, full] = all('path').map(({ attributes }) => attributes.d?.match(/M/g)?.length);
  expect([empty, full]).toEqual([5, 5]);
  const heights = (at: number) =>
    [...(all('path')[at]?.attributes.d ?? '').matchAll(/h20v(\d+)/g)].map(([, side]) =>
      Number(side),
    );
  const [whole, lifted] = [heights(0), heights(1)];
  expect(lifted.slice(0, 4)).toEqual(whole.slice(0, 4));
  expect(lifted[4]).toBeLessThan(whole[4] ?? 0);
});

test('steps are a numbered list, and the drawn numbers are hidden from screen readers', async () => {
  const steps = [
    { title: 'Call', text: 'We answer.' },
    { title: 'Wait', text: 'We come.' },
  ];
  const { one, all } = await rendered(<NextSteps heading="Next" steps={steps} />);
  expect(one('ol')).toBeDefined();
  expect(all('h3').map(({ text }) => text)).toEqual(['Call', 'Wait']);
  const numbers = all('span').filter(({ attributes }) => attributes['aria-hidden'] === 'true');
  expect(numbers.map(({ text }) => text)).toEqual(['1', '2']);
});

test('a question with a link target has its id on the answer, and the others have none', async () => {
  const { all, byId } = await rendered(
    <QuestionList
      questions={[
        { question: 'Do you drill?', answer: 'Seldom.', id: 'drilling' },
        { question: 'How soon?', answer: `Call ${business.telephoneText}.` },
      ]}
    />,
  );
  expect(all('details').some(({ attributes }) => 'open' in attributes)).toBe(false);
  expect(all('summary').map(({ text }) => text)).toEqual(['Do you drill?', 'How soon?']);
  expect(byId('drilling')?.text).toBe('Seldom.');
  expect(all('p')[1]).toMatchObject({ text: `Call ${business.telephoneText}.` });
  expect(all('p')[1]?.attributes).not.toHaveProperty('id');
});

test('the contents of a legal text link to each of its passages', async () => {
  const passages = [
    { heading: 'What we keep, and why', paragraphs: ['A.', 'B.'] },
    { heading: 'Your rights', paragraphs: ['C.'] },
  ];
  const legal = await rendered(<LegalText passages={passages} modified="2026-01-31" />);
  const targets = hrefs(legal).map((href) => legal.byId(href?.slice(1) ?? '')?.text);
  expect(targets).toEqual(['What we keep, and whyA.B.', 'Your rightsC.']);
  expect(legal.html).toContain('January 31, 2026');
});

test('the list of what to have ready states the proof rule, and each item has a checkbox', async () => {
  const passage = { heading: 'Ready', items: ['ID', 'Keys'] };
  const { all, one } = await rendered(<ReadyList passage={passage} />);
  expect(all('li').map(({ text }) => text)).toEqual(['ID', 'Keys']);
  expect(all('p').map(({ text }) => text)).toEqual([wholeProofRule]);
  expect(one('section').attributes.id).toBe('ready');
  expect(all('label').map(({ text }) => text)).toEqual(['ID', 'Keys']);
  const boxes = all('input');
  expect(boxes.map(({ attributes }) => attributes.type)).toEqual(['checkbox', 'checkbox']);
  expect(boxes.every(({ path }) => path.some(({ tag }) => tag === 'label'))).toBe(true);
});

test('only on emergency pages does the call panel ask about a lockout', async () => {
  const title = async (path: string) =>
    (await rendered(<ServiceCallPanel path={path} />)).one('h2').text;
  const general = (await rendered(<CallPanel />)).one('h2').text;
  expect(await title('/services/emergency-locksmith')).toBe(general);
  expect(await title('/services/emergency-locksmith/car-lockout')).toBe(general);
  expect(await title('/services/auto-locksmith')).not.toBe(general);
});
