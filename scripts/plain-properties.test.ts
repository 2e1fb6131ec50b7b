import postcss from 'postcss';
import { expect, test } from 'vitest';
import { plainProperties } from './plain-properties.ts';

const written = (css: string) => postcss([plainProperties]).process(css, { from: undefined }).css;

test('a phone that knows no registered properties begins with their values', () => {
  const css = `@layer properties{@supports (x:y){*{--style:solid}}}.a{x:var(--style)}
@property --style{syntax:"*";inherits:false;initial-value:solid}
@property --size{syntax:"*";inherits:false}`;
  expect(written(css).replaceAll(/\s+/g, '')).toBe(
    '*,::before,::after{--style:solid;--size:initial}.a{x:var(--style)}',
  );
});

test('a stylesheet without them stays as it is, and one with another layer is refused', () => {
  expect(written('.a{x:1}')).toBe('.a{x:1}');
  expect(() => written('@layer base{p{x:1}}')).toThrow('phones of 2021 know no layers');
});
