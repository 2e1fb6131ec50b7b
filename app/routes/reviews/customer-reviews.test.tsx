import { expect, test } from 'vitest';
import { home } from '#words/pages/home.ts';
import { judgeUs } from '#words/pages/judge-us.ts';
import { reviews as words } from '#words/pages/reviews.ts';
import { business } from '../../../content/facts/business.ts';
import { rendered } from '../../../tests/support/render/rendered.tsx';
import { ReviewsSection } from '../home/reviews-and-areas.tsx';
import { CustomerReviews } from './customer-reviews.tsx';

const first = {
  text: 'Came, looked, rekeyed two locks.',
  name: 'J. S.',
  about: 'Rekey in Hoboken',
  date: '2026-01-31',
};
const reviews = [first, { ...first, text: 'Second.', about: undefined }];

const signs = [
  {
    place: 'the page of reviews',
    section: <CustomerReviews reviews={[]} words={{ ...words, judgeUs }} />,
    names: ['License number', 'Price before work', 'ID check'],
  },
  {
    place: 'the home page, whose steps tell of price and ID,',
    section: <ReviewsSection {...home.reviews} reviews={[]} />,
    names: ['License number'],
  },
];

test.each(signs)(
  'without reviews, $place says how to judge us, quotes nobody and mentions no missing reviews',
  async ({ section, names }) => {
    const { one, all, html } = await rendered(section);
    expect(one('h2').text).toBe('How to judge us');
    expect(all('blockquote')).toEqual([]);
    expect(html).not.toMatch(/has been added|no quotes/i);
    expect(all('dt').map(({ text }) => text)).toEqual(names);
    expect(all('dd')[0]?.text).toContain(business.license);
    expect(one('button').text).toBe('Copy license number');
    expect(all('p').filter(({ attributes }) => attributes['aria-live'] === 'polite')).toHaveLength(
      1,
    );
  },
);

test('without reviews, the home page still shows the rating', async () => {
  const { one, html } = await rendered(<ReviewsSection {...home.reviews} reviews={[]} />);
  expect(one('svg').attributes['aria-label']).toBe(`${business.rating.value} out of 5`);
  expect(html).toContain(`from ${business.rating.reviewCount} reviews`);
});

test('a review is shown word for word, with its author and date', async () => {
  const { html } = await rendered(
    <CustomerReviews reviews={reviews} words={{ ...words, judgeUs }} />,
  );
  expect(html.match(/<blockquote/g)).toHaveLength(2);
  expect(html).toContain('Came, looked, rekeyed two locks.</blockquote>');
  expect(html).toContain('J. S., Rekey in Hoboken');
  expect(html).toContain('<time dateTime="2026-01-31">January 31, 2026</time>');
  expect(html).not.toContain(judgeUs.heading);
});

test('with reviews, the home page quotes the first two beside the rating', async () => {
  const { one, all, html } = await rendered(
    <ReviewsSection {...home.reviews} reviews={[...reviews, { ...first, text: 'Third.' }]} />,
  );
  expect(one('h2').text).toBe(home.reviews.heading);
  expect(all('blockquote').map(({ text }) => text)).toEqual([first.text, 'Second.']);
  expect(html).toContain(`from ${business.rating.reviewCount} reviews`);
  expect(html).not.toContain(judgeUs.heading);
});
