import { expect, test } from 'vitest';
import { syllables } from './spanish-syllables.ts';

test.for([
  ['llave', 2],
  ['cerradura', 4],
  ['ciudad', 2],
  ['cerrajería', 5],
  ['país', 2],
  ['guía', 2],
  ['guerra', 2],
  ['quien', 1],
  ['averigüe', 4],
  ['ahí', 2],
  ['búho', 2],
  ['ahora', 3],
  ['prohibido', 3],
  ['vehículo', 4],
  ['construir', 2],
  ['continúa', 4],
  ['línea', 3],
  ['egoísta', 4],
  ['aéreo', 4],
  ['y', 1],
  ['rey', 1],
  ['leyes', 2],
  ['yo', 1],
  ['contraseña', 4],
  ['Uruguay', 3],
  ['buey', 1],
  ['NÚMERO', 3],
  ['49', 0],
] as const)('the number of syllables of %s is %i', ([word, count]) => {
  expect(syllables(word)).toBe(count);
});
