import { expect, test } from 'vitest';
import {
  filledOwnerFacts,
  filledOwnerSentences,
  noOwnerFacts,
  noOwnerSentences,
} from '../../tests/support/words/owner-facts.ts';
import { ownerSentenceProblems } from '../owner/owner-facts-check.ts';
import * as ownerFacts from './owner-facts.ts';
import * as ownerSentences from './owner-sentences.ts';
import { aboutCalls, spanishFacts } from './spanish-facts.ts';

const empty = { jobs: {}, tripFee: '', paymentMethods: [], ifSomethingFails: '' };

test('the Spanish facts have the same names as the English ones', async () => {
  const english = await import('../en/owner-facts.ts');
  expect(Object.keys(ownerFacts).sort()).toEqual(Object.keys(english).sort());
});

test('on Spanish pages, facts in words are shown in Spanish', () => {
  expect(spanishFacts(filledOwnerFacts, filledOwnerSentences)).toEqual({
    ...filledOwnerSentences,
    jobs: {
      '/services/emergency-locksmith/car-lockout': {
        priceRange: { from: 85, to: 140 },
        duration: 'Por lo general, de 15 a 30 minutos.',
      },
      '/services/residential-locksmith/lock-rekey': {
        priceRange: { from: 35, to: 60, per: 'cerradura' },
      },
      '/services/auto-locksmith/car-key-cutting': { duration: 'Unos diez minutos' },
    },
  });
});

test('without a Spanish text, a fact in words is not shown, but a price for the whole job is', () => {
  expect(spanishFacts(filledOwnerFacts, noOwnerSentences)).toEqual({
    ...noOwnerSentences,
    jobs: {
      '/services/emergency-locksmith/car-lockout': { priceRange: { from: 85, to: 140 } },
      '/services/residential-locksmith/lock-rekey': {},
      '/services/auto-locksmith/car-key-cutting': {},
    },
  });
});

test('a fact that is no longer stated in English is not shown in Spanish', () => {
  expect(spanishFacts(noOwnerFacts, filledOwnerSentences)).toMatchObject(empty);
  const fewer = { ...filledOwnerFacts, paymentMethods: ['Cash'] };
  expect(spanishFacts(fewer, filledOwnerSentences).paymentMethods).toEqual([]);
});

test('a page mentions the language of calls only as the owner has stated it', () => {
  const said = { yes: 'También por teléfono.', no: 'Las llamadas, en inglés.' };
  expect(aboutCalls(said, 'yes')).toBe(' También por teléfono.');
  expect(aboutCalls(said, 'no')).toBe(' Las llamadas, en inglés.');
  expect(aboutCalls(said, '')).toBe('');
});

test('the owner’s current Spanish sentences are valid', () => {
  expect(ownerSentenceProblems(ownerSentences)).toEqual([]);
  expect(ownerSentenceProblems(filledOwnerSentences)).toEqual([]);
});

test.for([
  [{ tripFee: 'No hay <b>cargo</b>.' }, 'tripFee holds markup'],
  [{ tripFee: 'ñ'.repeat(201) }, 'tripFee is 201 characters long'],
  [{ ifSomethingFails: ' ' }, 'ifSomethingFails is blank'],
  [{ paymentMethods: ['Efectivo', ''] }, 'paymentMethods.1 is empty'],
  [{ jobs: { '/x': { per: 'á'.repeat(41) } } }, 'jobs./x.per is 41 characters long'],
] as const)('the sentence %j is refused', ([stated, why]) => {
  const [found, ...more] = ownerSentenceProblems({ ...filledOwnerSentences, ...stated });
  expect(found).toContain(`content/es/owner-sentences.ts: ${why}`);
  expect(more).toEqual([]);
});
