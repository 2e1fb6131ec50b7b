import { expect, test } from 'vitest';
import { septetsOf, toGsm7 } from './gsm7.ts';

test('septets are counted as mobile networks count them', () => {
  expect(septetsOf('Sí')).toBeUndefined();
  expect(septetsOf('¿Qué año, señor Müller?')).toBe(23);
  expect(septetsOf('5 €')).toBe(4);
  expect(septetsOf('')).toBe(0);
});

test('letters that GSM-7 lacks lose their accents, or stay as they are', () => {
  expect(toGsm7('sáb, 28 de nov, 2:35\u00a0a.\u202fm.')).toBe('sab, 28 de nov, 2:35 a. m.');
  expect(toGsm7('José Martín, ñu, دانا')).toBe('José Martin, ñu, دانا');
});
