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

test('Spanish pages have every fact that English ones have', async () => {
  const english = await import('../en/owner-facts.ts');
  expect(Object.keys(ownerFacts).sort()).toEqual(Object.keys(english).sort());
});

test('a fact in words is shown in Spanish only', () => {
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

test('without its Spanish a fact in words is not shown, and a price for the whole job is', () => {
  expect(spanishFacts(filledOwnerFacts, noOwnerSentences)).toEqual({
    ...noOwnerSentences,
    jobs: {
      '/services/emergency-locksmith/car-lockout': { priceRange: { from: 85, to: 140 } },
      '/services/residential-locksmith/lock-rekey': {},
      '/services/auto-locksmith/car-key-cutting': {},
    },
  });
});

test('what is not stated in English any more is not shown in Spanish either', () => {
  expect(spanishFacts(noOwnerFacts, filledOwnerSentences)).toMatchObject(empty);
  const fewer = { ...filledOwnerFacts, paymentMethods: ['Cash'] };
  expect(spanishFacts(fewer, filledOwnerSentences).paymentMethods).toEqual([]);
});

test('of calls a page says what the owner has stated, and nothing before', () => {
  const said = { yes: 'También por teléfono.', no: 'Las llamadas, en inglés.' };
  expect(aboutCalls(said, 'yes')).toBe(' También por teléfono.');
  expect(aboutCalls(said, 'no')).toBe(' Las llamadas, en inglés.');
  expect(aboutCalls(said, '')).toBe('');
});

test('what the owner has written in Spanish so far can be shown', () => {
  expect(ownerSentenceProblems(ownerSentences)).toEqual([]);
  expect(ownerSentenceProblems(filledOwnerSentences)).toEqual([]);
});

test.for([
  [{ tripFee: 'No hay <b>cargo</b>.' }, 'tripFee holds markup'],
  [{ tripFee: 'ñ'.repeat(201) }, 'tripFee is 201 characters long'],
  [{ ifSomethingFails: ' ' }, 'ifSomethingFails is blank'],
  [{ paymentMethods: ['Efectivo', ''] }, 'paymentMethods.1 is empty'],
  [{ jobs: { '/x': { per: 'á'.repeat(41) } } }, 'jobs./x.per is 41 characters long'],
] as const)('%j is refused', ([stated, why]) => {
  const [found, ...more] = ownerSentenceProblems({ ...filledOwnerSentences, ...stated });
  expect(found).toContain(`content/es/owner-sentences.ts: ${why}`);
  expect(more).toEqual([]);
});
