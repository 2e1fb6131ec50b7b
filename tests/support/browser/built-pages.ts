import { addresses } from '../server/addresses.ts';

export interface FetchedPage {
  path: string;
  html: string;
  title: string;
  /** Contents of the head's `meta` elements and URLs of its `link` elements, by name, property or rel. */
  meta(name: string): string | undefined;
  link(rel: string): string | undefined;
  /** Internal links of the page: paths with fragments. */
  links: string[];
  /** URLs of files that the page loads. */
  files: string[];
}

const decoded = (text: string) =>
  text.replaceAll('&amp;', '&').replaceAll('&quot;', '"').replaceAll('&#x27;', "'");

const all = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].map(([, value]) => decoded(value ?? ''));

function attribute(tag: string | undefined, name: string): string | undefined {
  const value = new RegExp(` ${name}="([^"]*)"`).exec(tag ?? '')?.[1];
  return value === undefined ? undefined : decoded(value);
}

/** Fetches every registered page, in every language, from the server. */
export async function fetchPages(origin: string): Promise<FetchedPage[]> {
  return Promise.all(
    addresses.map(async ({ address: path }) => {
      const answer = await fetch(origin + path);
      if (answer.status !== 200) throw new Error(`${path} answers ${answer.status}`);
      const html = await answer.text();
      const tags = html.match(/<(meta|link)\b[^>]*>/g) ?? [];
      const local = (address: string) => /^[/#?](?!\/)/.test(address);
      return {
        path,
        html,
        title: all(html, /<title>([^<]*)<\/title>/g)[0] ?? '',
        meta: (name) =>
          attribute(
            tags.find(
              (tag) => tag.includes(`name="${name}"`) || tag.includes(`property="${name}"`),
            ),
            'content',
          ),
        link: (rel) =>
          attribute(
            tags.find((tag) => tag.includes(`rel="${rel}"`)),
            'href',
          ),
        links: all(html, /<a\b[^>]*? href="([^"]*)"/g).filter(local),
        files: [
          ...all(html, /<(?:img|source|script|link|use|video)\b[^>]*? (?:src|href)="([^"]*)"/g),
          ...all(html, / srcset="([^"]*)"/gi).flatMap((set) =>
            set.split(',').map((choice) => choice.trim().split(' ')[0] ?? ''),
          ),
          ...all(html, / data-start="([^"]*)"/g).flatMap((list) => list.split(' ')),
        ].filter((address) => address.startsWith('/')),
      };
    }),
  );
}
