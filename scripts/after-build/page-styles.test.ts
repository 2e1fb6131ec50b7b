import { expect, test } from 'vitest';
import { keepOwnStyles, stylesheetOf } from './page-styles.ts';

const page = (css: string, body: string) =>
  `<html><head><style>${css}</style></head><body>${body}</body></html>`;

test('only rules for elements on the page are kept, and nothing else changes', async () => {
  const body = `<p class='a  b' data-x="1">a &amp; b</p><!-- c -->`;
  const html = page('p{x:1}.a{x:2}.c{x:3}[data-x]{x:4}[data-y]{x:5}h1{x:6}', body);
  expect(await keepOwnStyles(html)).toBe(page('p{x:1}.a{x:2}[data-x]{x:4}', body));
});

test('a class with a nested selector in its name keeps its rule', async () => {
  const html = page('.\\[\\&_svg\\]\\:hidden svg{x:1}', '<p class="[&amp;_svg]:hidden"><svg/></p>');
  expect(await keepOwnStyles(html)).toBe(html);
});

test('a word in a script does not keep a rule', async () => {
  const body = '<p></p><script>"hidden"</script>';
  expect(await keepOwnStyles(page('p{x:1}.hidden{x:2}', body))).toBe(page('p{x:1}', body));
});

test('variables and animations that no kept rule uses are removed', async () => {
  const used = 'p{animation:turn 1s;x:var(--used)}';
  const css = `:root{--used:1;--gone:1}${used}@keyframes turn{to{x:1}}@keyframes stop{to{x:1}}`;
  const kept = `:root{--used:1}${used}@keyframes turn{to{x:1}}`;
  expect(await keepOwnStyles(page(css, '<p></p>'))).toBe(page(kept, '<p></p>'));
});

test('view transition rules are left to the full stylesheet', async () => {
  const css = 'p{x:1}::view-transition{x:2}::view-transition-old(*){x:3}';
  expect(await keepOwnStyles(page(css, '<p></p>'))).toBe(page('p{x:1}', '<p></p>'));
});

test('a word in a placeholder, label or alternative text does not keep a rule', async () => {
  const body = '<input placeholder="Street or ZIP code" aria-label="code" alt="code">';
  expect(await keepOwnStyles(page('input{x:1}code{x:2}', body))).toBe(page('input{x:1}', body));
});

test('media queries that name the screen are left to the full stylesheet', async () => {
  const css = 'p{x:1}@media screen and (forced-colors:active){p{x:2}.a:not(.b){x:3}}b{x:4}';
  expect(await keepOwnStyles(page(css, '<p><b></b></p>'))).toBe(
    page('p{x:1}b{x:4}', '<p><b></b></p>'),
  );
});

test('motion rules and resets of controls that no page has are left to the full stylesheet', async () => {
  const css =
    'p{x:1}::-webkit-date-and-time-value{x:2}::file-selector-button{x:3}@supports (not ((-webkit-appearance:-apple-pay-button))) or (contain-intrinsic-size:1px){::placeholder{x:4}@supports (color:red){::placeholder{x:5}}}@media (prefers-reduced-motion:no-preference){p{x:6}details{&[open]{x:7}}}b{x:8}';
  expect(await keepOwnStyles(page(css, '<p><b></b></p>'))).toBe(
    page('p{x:1}b{x:8}', '<p><b></b></p>'),
  );
});

test('the full stylesheet has every rule except the fonts, which stay on every page', async () => {
  const html = page('p{x:1}@font-face{x:2}.a{x:3}', '');
  expect(stylesheetOf(html)).toBe('p{x:1}.a{x:3}');
  expect(await keepOwnStyles(html)).toBe(page('@font-face{x:2}', ''));
  expect(() => stylesheetOf('<p></p>')).toThrow('has no style element');
});
