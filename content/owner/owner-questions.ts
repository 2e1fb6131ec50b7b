import { factWords } from '#words/fact-words.ts';
import {
  ifSomethingFails,
  insuranceCertificate,
  licenseLookup,
  tripFee,
} from '#words/owner-facts.ts';
import { business } from '../facts/business.ts';
import type { Question } from '../registry/copy.ts';
import { usualDurations, usualPrices } from '../registry/job-facts.ts';
import { paymentWords } from '../registry/stated-facts.ts';

const words = factWords.questions;

type Asked = Question & { id: string };

/** Returns a list of services after an introduction; '' without services. */
const listed = (intro: string, items: readonly string[]) =>
  items.length > 0 ? [intro, ...items].join(' ') : '';

const answered = (questions: readonly Asked[]) => questions.filter(({ answer }) => answer !== '');

/** Questions that only the owner can answer, by their group on /faq. There are none until the facts are filled in. */
export const ownerQuestions: Readonly<Record<string, readonly Asked[]>> = {
  prices: answered([
    {
      id: 'usual-prices',
      question: words.prices,
      answer: listed(words.pricesIntro, usualPrices()),
    },
    { id: 'trip-fee', question: words.tripFee, answer: tripFee },
    { id: 'payment', question: words.payment, answer: paymentWords },
  ]),
  calling: answered([
    {
      id: 'how-long',
      question: words.duration,
      answer: listed(words.durationIntro, usualDurations()),
    },
  ]),
  trust: answered([
    {
      id: 'if-it-fails',
      question: words.fails,
      answer: ifSomethingFails,
    },
    {
      id: 'insurance',
      question: words.insurance,
      answer: insuranceCertificate,
    },
    {
      id: 'license-lookup',
      question: words.license,
      answer: licenseLookup && words.lookUp(business.license, licenseLookup),
    },
  ]),
};
