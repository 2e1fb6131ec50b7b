import { expect, test } from 'vitest';
import { foldProperties } from './fold-properties.ts';

const style =
  '@property --style{syntax:"*";inherits:false;initial-value:solid}@property --size{syntax:"*";inherits:false}';
const values =
  '@layer properties{@supports (((-webkit-hyphens:none)) and (x)){*,:before{--style:solid;--size:initial}::backdrop{--style:solid}}}';

test('a property that no class sets gives way to its initial value, and is not registered', () => {
  expect(foldProperties(`${values}.a{x:var(--style)}.b{y:var(--size,1px)}${style}`)).toBe(
    '.a{x:solid}.b{y:var(--size,1px)}',
  );
});

test('a property that each of its rules sets needs no registration', () => {
  const css = '.a{--style:dashed;x:var(--style)}.b{y:var(--size,1px)}';
  expect(foldProperties(values + css + style)).toBe(css);
});

test('where one class sets what another uses, everything stays', () => {
  const css = `${values}.a{--size:2px}.b{y:var(--size,1px)}${style}`;
  expect(foldProperties(css)).toBe(css);
});
