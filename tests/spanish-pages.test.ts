import { expect, test } from 'vitest';
import { englishPhrases, englishTexts } from './support/words/english-phrases.ts';
import { builtData, builtPages, scriptsFrom } from './support/words/spanish-build.ts';

/** Includes the pages where customers follow a request. */
const pages = [...builtPages('es/**/*.html'), ...builtPages('../private/es/**/*.html')];
const data = builtData('es/**/*.{data,webmanifest}');
const starts = pages.flatMap(({ elements }) =>
  elements.flatMap(({ tag, attributes }) =>
    tag === 'script' ? (attributes['data-start'] ?? attributes.src ?? []) : [],
  ),
);
const scripts = scriptsFrom([...starts, '/es/sw.js']);

/** Leaves out the values of options, which are sent as they are stored, in English. */
const read = (attributes: Readonly<Record<string, string>>) =>
  Object.entries(attributes).flatMap(([name, value]) => (name === 'value' ? [] : [value]));

/** Words in ‘such quotes’ are English, and marked as English for screen readers (app/sections/text.tsx). */
const withoutQuoted = (text: string) => text.replaceAll(/‘[^’]+’/g, '');

/** Everything that a Spanish page contains, visible or not. */
const said = new Set(
  [
    ...pages.flatMap(({ elements }) =>
      elements.flatMap(({ attributes, texts }) => [...read(attributes), ...texts]),
    ),
    ...data.flatMap(({ texts }) => texts),
  ].map(withoutQuoted),
);

test('every built Spanish page is marked as Spanish', () => {
  const languages = pages.map(({ elements }) => elements[0]?.attributes.lang);
  expect(new Set(languages)).toEqual(new Set(['es']));
});

test('no Spanish page contains an English sentence, visible or hidden', () => {
  expect(pages.length).toBeGreaterThan(40);
  expect(englishPhrases.length).toBeGreaterThan(1000);
  const all = [...said].join('\n');
  expect(englishPhrases.filter((phrase) => all.includes(phrase))).toEqual([]);
});

test('English words on Spanish pages are marked as English for screen readers, and nothing else is', () => {
  const inEnglish = new Set<string>();
  for (const { file, elements } of pages) {
    for (const { tag, attributes, texts } of elements) {
      const isMarked = attributes.lang === 'en';
      if (isMarked && tag === 'span') for (const text of texts) inEnglish.add(text);
      const unmarked = texts.filter((text) => text.includes('‘') && !isMarked);
      // Scripts hold the page's words for search engines, and for React, which renders them with the same markup.
      if (tag !== 'script') expect(unmarked, file).toEqual([]);
    }
  }
  expect([...inEnglish].filter((text) => !/^‘[^’]+’$/.test(text))).toEqual([]);
  expect([...inEnglish]).toEqual(
    expect.arrayContaining(['‘all keys lost’', '‘key not detected’', '‘park’', '‘fire official’']),
  );
});

test('no text of a Spanish page is entirely English', () => {
  expect([...said].filter((text) => englishTexts.has(text))).toEqual([]);
});

test('no script of a Spanish page contains an English sentence', () => {
  expect(scripts.length).toBeGreaterThan(50);
  // The captcha widget contains its own English words, but shows the Spanish ones that the site gives it.
  const own = scripts.filter(({ file }) => !file.startsWith('assets/altcha-'));
  const found = own.flatMap(({ file, source }) => {
    const plain = withoutQuoted(source.replaceAll("\\'", "'"))
      // The name of a condition in contract/fields.ts.
      .replaceAll(/[`"]all keys lost[`"]/g, '');
    return englishPhrases
      .filter((phrase) => plain.includes(phrase))
      .map((phrase) => `${file}: ${phrase}`);
  });
  expect(found).toEqual([]);
});
