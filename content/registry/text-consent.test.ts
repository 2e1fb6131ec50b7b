import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { consentWords } from '../../contract/texts.ts';
import { textConsent as inEnglish } from '../en/form/text-consent.ts';
import { textConsent as inSpanish } from '../es/form/text-consent.ts';

const hash = createHash('sha256')
  .update(JSON.stringify([inEnglish, inSpanish]))
  .digest('hex');

test('the version of the text-message consent changes with its wording', () => {
  expect([consentWords, hash.slice(0, 16)]).toEqual(['2026-11-25', '74c7bef872b48e8d']);
});

test.each([
  ['English', inEnglish, ['STOP', 'HELP', 'frequency varies', 'data rates may apply']],
  ['Spanish', inSpanish, ['ALTO', 'STOP', 'AYUDA', 'frecuencia varía', 'tarifas']],
])(
  'the %s consent contains the legally required terms, and no separator character',
  (_, words, wanted) => {
    for (const part of wanted) expect(words.terms).toContain(part);
    expect(Object.values(words).join('')).not.toContain('|');
  },
);
