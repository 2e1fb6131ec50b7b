import { expect, test } from 'vitest';
import { contentOf, pageContent } from '../../content/registry/page-content.ts';
import { pages } from '../../content/registry/pages.ts';
import { vocabularyProblems } from '../../tests/support/render/schema-org.ts';
import { structuredData } from './structured-data.ts';

test('schema.org allows every type and property in the structured data of every page', () => {
  const problems = pages.flatMap((page) => {
    const copy = contentOf(page.path, pageContent);
    const graph = structuredData({ page, copy, origin: 'https://site.example' });
    return vocabularyProblems(graph).map((problem) => `${page.path}: ${problem}`);
  });
  expect(problems).toEqual([]);
});

test.each([
  [{ '@type': 'Locksmyth' }, 'no type Locksmyth'],
  [{ '@type': 'Locksmith', phone: 'x' }, 'no property phone'],
  [{ '@type': 'Question', telephone: 'x' }, 'Question has no telephone'],
  [{ '@type': 'Locksmith', geo: 'here' }, 'Locksmith.geo is a text'],
  [{ '@type': 'Locksmith', address: { '@type': 'Offer' } }, 'Locksmith.address is Offer'],
  [{ '@graph': [{ '@type': 'Service', provider: { '@type': 'City', x: 1 } }] }, 'no property x'],
])('%j is reported as a problem', (node, problem) => {
  expect(vocabularyProblems(node).join()).toContain(problem);
});
