import { expect, test } from 'vitest';
import { elementOf, elementsOf, textOf } from './elements.ts';

test('elements are found in document order, each with its position in the text', () => {
  const html =
    '<!DOCTYPE html><html><head></head><body><p class="a">One <b>two</b></p><br></body></html>';
  const found = elementsOf(html);
  expect(found.map(({ name }) => name)).toEqual(['html', 'head', 'body', 'p', 'b', 'br']);
  expect(found.slice(3).map((element) => textOf(html, element))).toEqual([
    '<p class="a">One <b>two</b></p>',
    '<b>two</b>',
    '<br>',
  ]);
  expect(found.slice(3).map(({ inner }) => textOf(html, inner))).toEqual([
    'One <b>two</b>',
    'two',
    '',
  ]);
});

test('tags in a script, a comment or an attribute are not elements', () => {
  const html = `<script>"<p>"</script><!-- <p> --><a title="<p>"></a>`;
  expect(elementsOf(html).map(({ name }) => name)).toEqual(['script', 'a']);
});

test('attributes are read as a browser reads them', () => {
  const [link] = elementsOf(`<a class='[&amp;_svg]:hidden' HREF=/about></a>`);
  expect(link?.attributes).toEqual({ class: '[&_svg]:hidden', href: '/about' });
});

test('tags in noscript are elements', () => {
  expect(elementsOf('<body><noscript><p></p></noscript>').at(-1)?.name).toBe('p');
});

test('the error for a missing required element names it', () => {
  expect(() => elementOf('<p></p>', 'module script', () => false)).toThrow('has no module script');
});
