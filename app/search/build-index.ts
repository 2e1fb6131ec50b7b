import { faq } from '#words/pages/faq.ts';
import { contentOf, pageContent } from '../../content/registry/page-content.ts';
import { type Page, pages } from '../../content/registry/pages.ts';
import type { SearchEntry } from './find.ts';

function kindOf({ path }: Page): SearchEntry['kind'] {
  if (path.startsWith('/services')) return 'services';
  return path.startsWith('/service-areas') ? 'areas' : 'pages';
}

/** All search entries. vite.config.ts runs this at build and ships only the result. */
export function buildIndex(): SearchEntry[] {
  const found = pages
    .filter(({ noIndex }) => !noIndex)
    .map((page) => {
      const copy = contentOf(page.path, pageContent);
      const asked = 'questions' in copy ? (copy.questions as { question: string }[]) : [];
      const words = [copy.title, ...copy.keywords, ...asked.map(({ question }) => question)];
      return {
        kind: kindOf(page),
        path: page.path,
        label: page.label,
        text: copy.description,
        words: words.join(' '),
      };
    });
  const questions = faq.groups.flatMap((group) =>
    group.questions.map(({ id, question }) => ({
      kind: 'questions' as const,
      path: `/faq#${id}`,
      label: question,
      text: '',
      words: group.heading,
    })),
  );
  return [...found, ...questions];
}
