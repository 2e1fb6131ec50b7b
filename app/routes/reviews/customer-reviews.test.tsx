import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CustomerReviews } from './customer-reviews.tsx';

test('while there is no review the page says so and quotes nobody', () => {
  const html = renderToStaticMarkup(<CustomerReviews reviews={[]} />);
  expect(html).toContain('No quotes here yet');
  expect(html).not.toContain('<blockquote');
});

test('a review is shown word for word, with whoever wrote it and the day it was written', () => {
  const review = {
    text: 'Came, looked, rekeyed two locks.',
    name: 'J. S.',
    about: 'Rekey in Hoboken',
    date: '2026-01-31',
  };
  const html = renderToStaticMarkup(
    <CustomerReviews reviews={[review, { ...review, text: 'Second.', about: undefined }]} />,
  );
  expect(html.match(/<blockquote/g)).toHaveLength(2);
  expect(html).toContain('Came, looked, rekeyed two locks.</blockquote>');
  expect(html).toContain('J. S., Rekey in Hoboken');
  expect(html).toContain('<time dateTime="2026-01-31">January 31, 2026</time>');
  expect(html).not.toContain('No quotes here yet');
});
