import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { search } from '#words/pages/search.ts';
import { FailureNotice } from '../layout/failure-notice.tsx';
import { CallLink } from '../phone/call-link.tsx';
import { withShownNumber } from '../phone/use-phone.ts';
import { find, type SearchEntry } from './find.ts';

const kinds = ['services', 'areas', 'questions', 'pages'] as const;

const maxPerKind = 8;

export function Results({ query }: { query: string }) {
  return <ResultsIn index={useIndex(query !== '')} query={query} />;
}

/** The results once the index is loaded, and a status until then. */
export function ResultsIn({ index, query }: { index: Index; query: string }) {
  const found = index.state === 'ready' && query ? find(query, index.entries) : [];
  const shown = kinds
    .map((kind) => ({
      kind,
      entries: found.filter((entry) => entry.kind === kind).slice(0, maxPerKind),
    }))
    .filter(({ entries }) => entries.length > 0);
  const count = shown.reduce((total, { entries }) => total + entries.length, 0);
  return (
    <>
      {/* Always rendered, so that screen readers announce its changes. */}
      <p role="status" className="mt-6 text-quiet">
        {!query && search.lead}
        {query && index.state === 'loading' && search.loading}
        {query && index.state === 'ready' && search.count(count, query)}
      </p>
      {query && index.state === 'failed' && <FailureNotice retry={() => location.reload()} />}
      {query && index.state === 'ready' && count === 0 && <NothingFound query={query} />}
      <div className="gap-x-16 lg:grid lg:grid-cols-2">
        {shown.map(({ kind, entries }) => (
          <Group key={kind} heading={search.groups[kind]} entries={entries} />
        ))}
      </div>
    </>
  );
}

function NothingFound({ query }: { query: string }) {
  return (
    <div className="mt-4 max-w-2xl">
      <h2 className="sign text-3xl text-navy">{search.noResults.heading(query)}</h2>
      <p className="mt-2 mb-6">{withShownNumber(search.noResults.text)}</p>
      <CallLink className="w-full sm:w-74" />
    </div>
  );
}

function Group({ heading, entries }: { heading: string; entries: readonly SearchEntry[] }) {
  return (
    <section className="mt-8">
      <h2 className="sign text-3xl text-navy">{heading}</h2>
      <ul className="mt-2 ruled border-y border-line">
        {entries.map(({ path, label, text }) => (
          <li key={path}>
            <Link to={path} className="group block py-3">
              <span className="font-semibold text-navy underline-offset-4 group-hover:underline">
                {label}
              </span>
              {text && <span className="block text-base text-quiet">{withShownNumber(text)}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

type Index =
  | { state: 'loading' }
  | { state: 'ready'; entries: readonly SearchEntry[] }
  | { state: 'failed' };

/** The search index, loaded once `wanted`. */
function useIndex(wanted: boolean): Index {
  const [index, setIndex] = useState<Index>({ state: 'loading' });
  useEffect(() => {
    if (!wanted) return;
    let current = true;
    const settle = (to: Index) => current && setIndex(to);
    import('virtual:search-index').then(
      (module) => settle({ state: 'ready', entries: module.default }),
      () => settle({ state: 'failed' }),
    );
    return () => {
      current = false;
    };
  }, [wanted]);
  return index;
}
