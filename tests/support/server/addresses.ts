import { pageAddress } from '../../../app/layout/page-path.ts';
import { pages } from '../../../content/registry/pages.ts';
import { languages, prefixOf } from '../../../contract/languages.ts';

/** Every page of the registry in every language. */
export const addresses = languages.flatMap((language) =>
  pages.map((page) => ({
    ...page,
    language,
    address: pageAddress(page.path, { prefix: prefixOf(language) }),
  })),
);

/** One page of each kind in each language. */
export const addressOfEachKind: string[] = Object.values(
  Object.fromEntries(
    addresses.map(({ language, screen, address }) => [`${language} ${screen}`, address]),
  ),
);
