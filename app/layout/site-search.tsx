import { Form } from 'react-router';
import { navigation } from '#words/navigation.ts';
import { notFoundPage, pageAt } from '../../content/registry/pages.ts';
import { usePagePath } from './use-page-path.ts';

const words = navigation.search;

/** Pages that have a larger search box of their own. */
const own = ['/search', notFoundPage.path];

/** A plain GET form, which also works without JavaScript. */
export function SiteSearch({ className = '' }: { className?: string }) {
  if (own.includes(pageAt(usePagePath()).path)) return null;
  return (
    <Form action="/search" className={`flex flex-wrap gap-2 ${className}`}>
      <input
        type="search"
        name="q"
        aria-label={words.label}
        placeholder={words.label}
        className="control h-auto flex-[1_9em]"
      />
      <button type="submit" className="button bg-(--act) text-(--act-ink)">
        {words.submit}
      </button>
    </Form>
  );
}
