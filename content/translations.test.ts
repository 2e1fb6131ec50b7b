import { expect, test } from 'vitest';
import { serviceGroups, services, timeframes } from '../contract/services.ts';
import { optionNames } from './es/form/option-names.ts';
import { areas } from './facts/areas.ts';
import { business } from './facts/business.ts';
import { retentionSentences } from './registry/retention.ts';
import { tripFeeWords } from './registry/stated-facts.ts';

type Module = Record<string, unknown>;
const modules = import.meta.glob<Module>(['./{en,es}/**/*.ts', '!./**/*.test.ts'], {
  eager: true,
});

const ownerModules = import.meta.glob<Module>(['./owner/**/*.ts', '!./**/*.test.ts'], {
  eager: true,
});

const english = Object.keys(modules).filter((file) => file.startsWith('./en/'));
const namesake = (file: string) => file.replace('./en/', './es/');

/** Whether a text is no wording but a date, price, path, slug, name of a picture or address. */
const isCode = (text: string, at: string) =>
  /\.(id|modified|published|pictures?(\.\d)?\.name|items\.\d\.price|neighbors\.\d)$/.test(at) ||
  /^(\/|#|https:|[a-z]+(-[a-z]+)+$)/.test(text);

/** Returns the parts of a text that must be the same in both languages, such as numbers. */
function marks(text: string): string[] {
  const { telephoneText, license } = business;
  const found = [telephoneText, license].filter((fact) => text.includes(fact));
  return [...found, ...new Set(text.match(/\$\d+|\b\d{5}\b/g))].sort();
}

/** Names and facts, and texts that are put together in the language of the build, which is English here. */
const alike = new Set<string>([
  ...areas.map(({ name }) => name),
  ...['Google Maps', 'Hackensack', 'Meadowlands'],
  ...[business.name, business.shortName, business.license, 'No'],
  `${business.locality}, ${business.regionCode} ${business.postalCode}`,
  `${business.name}, ${business.locality}, ${business.regionCode} ${business.postalCode}`,
  ...[tripFeeWords, ...retentionSentences],
]);

/** Texts that differ by language: English needs none where a widget has its own or options are shown as stored. */
const ofItsOwn = /\.(keywords|otherLanguage|altchaWords|optionNames)$/;

type Rule = (en: string, es: string, at: string) => boolean;

/** Returns where two values differ in what must be the same, or where texts break the rule. */
function differences(en: unknown, es: unknown, at: string, rule: Rule): string[] {
  if (typeof en !== typeof es) return [`${at}: ${typeof en}, ${typeof es}`];
  if (typeof en === 'string' && typeof es === 'string')
    return rule(en, es, at) ? [] : [`${at}: ${en} | ${es}`];
  if (typeof en === 'function' && typeof es === 'function')
    return en.length === es.length ? [] : [`${at}: ${en.length} and ${es.length} parameters`];
  if (en instanceof RegExp || !en || typeof en !== 'object')
    return en instanceof RegExp || en === es ? [] : [`${at}: ${en} | ${es}`];
  if (ofItsOwn.test(at)) return [];
  const [keys, others] = [en, es ?? {}].map((value) => Object.keys(value).sort());
  if (String(keys) !== String(others)) return [`${at}: ${keys} | ${others}`];
  return Object.entries(en).flatMap(([key, value]) =>
    differences(value, (es as Module)[key], `${at}.${key}`, rule),
  );
}

const check = (rule: Rule) =>
  english.flatMap((file) => differences(modules[file], modules[namesake(file)], file, rule));

test('every English file has a Spanish file of the same name', () => {
  expect(english.length).toBeGreaterThan(60);
  expect(english.filter((file) => !modules[namesake(file)])).toEqual([]);
});

test('both languages have the same keys, items, parameters and numbers', () => {
  expect(check(() => true)).toEqual([]);
});

test('paths, picture names, dates and other codes are the same in both languages', () => {
  expect(check((en, es, at) => !isCode(en, at) || en === es)).toEqual([]);
});

test('both languages state the same prices, ZIP codes, phone and license numbers', () => {
  expect(check((en, es) => String(marks(en)) === String(marks(es)))).toEqual([]);
});

test('no Spanish text is left in English', () => {
  const left = check(
    (en, es, at) => isCode(en, at) || en !== es || alike.has(en) || !/\p{L}{2}/u.test(en),
  );
  expect(left).toEqual([]);
});

/** From six, in both languages. */
const numbers = {
  towns: ['six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
  ciudades: ['seis', 'siete', 'ocho', 'nueve', 'diez', 'once', 'doce'],
} as const;

test.for(Object.entries(numbers))(
  'texts that count the towns (%s) count all of them, or all but North Bergen',
  ([towns, words]) => {
    const count = new RegExp(`\\b(${words.join('|')})\\b(?= ([\\p{L}]+ ){0,3}${towns}\\b)`, 'giu');
    const all = JSON.stringify([modules, ownerModules]).match(count) ?? [];
    expect(all.length).toBeGreaterThan(10);
    const right = [areas.length - 1, areas.length].map((served) => words[served - 6]);
    expect(new Set(all.map((word) => word.toLowerCase()))).toEqual(new Set(right));
  },
);

test('every option has a Spanish name that differs from the stored one', () => {
  const read = Object.entries(optionNames).filter(([stored, shown]) => stored !== shown);
  expect(read).toHaveLength(services.length + serviceGroups.length + timeframes.length);
});

test('a surplus key, a lost item, another price and a differing text are detected', () => {
  const en = { title: 'One lock', items: ['From $49', 'Two'], path: '/faq' };
  const found = (es: object, rule: Rule = () => true) => differences(en, es, '', rule);
  expect(found(en)).toEqual([]);
  expect(found({ ...en, more: '' })).toHaveLength(1);
  expect(found({ ...en, items: ['Dos'] })).toHaveLength(1);
  const same: Rule = (one, other) => one === other;
  expect(found({ ...en, items: ['Desde $59', 'Dos'] }, same)).toHaveLength(2);
});
