import type { CustomerReview } from '../../content/registry/customer-reviews.ts';
import { dateText } from './text.tsx';

export function CustomerQuotes({ reviews }: { reviews: readonly CustomerReview[] }) {
  return (
    <ul className="grid gap-8 md:grid-cols-2">
      {reviews.map(({ text, name, about, date }) => (
        <li key={name + date}>
          <figure className="border-l-4 border-navy pl-6">
            <blockquote className="text-xl">{text}</blockquote>
            <figcaption className="mt-2 text-base text-quiet">
              {[name, about].filter(Boolean).join(', ')}
              <br />
              <time dateTime={date}>{dateText(date)}</time>
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}
