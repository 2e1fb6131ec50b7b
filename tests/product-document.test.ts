import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { formWords } from '../content/en/form/form.ts';
import { areas } from '../content/facts/areas.ts';
import { fieldOf, fieldsInOrder, type ShownField } from '../contract/fields.ts';

const root = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

const numbers = [...read('docs/product.md').matchAll(/^##+ (\d+(?:\.\d+)?)[. ]/gm)].map(
  ([, number = '']) => number,
);

test('the sections of product.md have unique numbers, in order', () => {
  expect(numbers.length).toBeGreaterThan(80);
  const { compare } = new Intl.Collator('en', { numeric: true });
  expect(numbers).toEqual([...new Set(numbers)].sort(compare));
});

test('every citation of product.md names an existing section', () => {
  const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.css', '*.mjs', '*.md'], {
    cwd: root,
    encoding: 'utf8',
  });
  const cited = files
    .trim()
    .split('\n')
    .flatMap((path) =>
      [...read(path).matchAll(/product\.md`? (\d[\d.]*(?:(?:,| to| and) \d+\.\d+)*)/g)].flatMap(
        ([, list = '']) => (list.match(/\d+(?:\.\d+)?/g) ?? []).map((number) => ({ path, number })),
      ),
    );
  expect(cited.length).toBeGreaterThan(200);
  expect(cited.filter(({ number }) => !numbers.includes(number))).toEqual([]);
});

test('every section that product.md refers to exists', () => {
  const lists = read('docs/product.md').matchAll(/[(,;] ?(\d+\.\d+(?:[,;] \d+\.\d+)*)(?=[),;])/g);
  const named = [...lists].flatMap(([, list = '']) => list.split(/[,;] /));
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter((number) => !numbers.includes(number))).toEqual([]);
});

/** Returns a section on one line. */
function section(number: string): string {
  const [, text = ''] = read('docs/product.md').split(`\n### ${number} `);
  return (text.split('\n##')[0] ?? '').replaceAll(/\s+/g, ' ');
}

test('section 1.3 names every town', () => {
  expect(areas.filter(({ name }) => !section('1.3').includes(name))).toEqual([]);
});

const isShown = (name: string): name is ShownField => name in formWords.labels;
const shown = fieldsInOrder.filter(isShown);

test('section 4.2 has every field of the form, with its label and limit', () => {
  const rows = shown.map((name) =>
    [`\`${name}\` '${formWords.labels[name]}'`, fieldOf(name).maxLength].filter(Boolean).join(' '),
  );
  expect(rows.filter((row) => !section('4.2').includes(row))).toEqual([]);
});
