import { expect, test } from 'vitest';
import { inGsm7, segmentsOf, septetsOf } from './text-segments.ts';

test('septets are counted as networks do', () => {
  expect(septetsOf('Sí')).toBeUndefined();
  expect(septetsOf('¿Qué año, señor Müller?')).toBe(23);
  expect(septetsOf('5 €')).toBe(4);
  expect(septetsOf('')).toBe(0);
});

test.for([
  ['x'.repeat(160), 1],
  ['x'.repeat(161), 2],
  ['x'.repeat(306), 2],
  ['x'.repeat(307), 3],
  [`${'x'.repeat(159)}€`, 2],
  ['س'.repeat(70), 1],
  ['س'.repeat(71), 2],
  ['🔑'.repeat(35), 1],
  ['🔑'.repeat(36), 2],
  ['س'.repeat(480), 8],
] as const)('%s is so many messages', ([text, count]) => {
  expect(segmentsOf(text)).toBe(count);
});

test('what GSM-7 lacks loses its accent, or stays', () => {
  expect(inGsm7('sáb, 28 de nov, 2:35\u00a0a.\u202fm.')).toBe('sab, 28 de nov, 2:35 a. m.');
  expect(inGsm7('José Martín, ñu, دانا')).toBe('José Martin, ñu, دانا');
});
