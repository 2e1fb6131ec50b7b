import { business } from './business.ts';
import type { Question } from './copy.ts';
import { usualDurations, usualPrices } from './job-facts.ts';
import { ifSomethingFails, insuranceCertificate, licenseLookup, tripFee } from './owner-facts.ts';
import { paymentWords } from './stated-facts.ts';

type Asked = Question & { id: string };

/** A list of services, after the sentence that says what it is. */
const listed = (intro: string, items: readonly string[]) =>
  items.length > 0 ? [intro, ...items].join(' ') : '';

const answered = (questions: readonly Asked[]) => questions.filter(({ answer }) => answer !== '');

/** Questions that only the owner can answer, by the group of /faq they are added to: none until the facts are filled in. */
export const ownerQuestions: Readonly<Record<string, readonly Asked[]>> = {
  prices: answered([
    {
      id: 'usual-prices',
      question: 'What do most jobs cost?',
      answer: listed(
        'These are usual ranges, not quotes. You hear the price of your own job before work begins.',
        usualPrices(),
      ),
    },
    { id: 'trip-fee', question: 'Is there a trip fee?', answer: tripFee },
    { id: 'payment', question: 'How can I pay?', answer: paymentWords },
  ]),
  calling: answered([
    {
      id: 'how-long',
      question: 'How long does the work take?',
      answer: listed('Counted from when we start, not from your call.', usualDurations()),
    },
  ]),
  trust: answered([
    {
      id: 'if-it-fails',
      question: 'What if something fails after the work?',
      answer: ifSomethingFails,
    },
    {
      id: 'insurance',
      question: 'Can I see your insurance certificate?',
      answer: insuranceCertificate,
    },
    {
      id: 'license-lookup',
      question: 'Where can I look up your license?',
      answer: licenseLookup && `Enter ${business.license} at ${licenseLookup}`,
    },
  ]),
};
