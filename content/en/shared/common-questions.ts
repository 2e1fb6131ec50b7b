import { business } from '../business.ts';
import type { Question } from '../copy.ts';
import { proofRule } from './proof.ts';

/**
 * The questions that the home page answers too, in its order. In a file of their own, so that the home page
 * does not load all of faq.ts.
 */
export const commonQuestions = {
  'lockout-price': {
    question: 'What does a lockout cost?',
    answer:
      'Emergency lockout service starts at $49. That is a starting price, not a flat rate. The time of day, the distance, the kind of lock and any parts can raise it. A door that only clicked shut is less work than a thrown deadbolt. You hear the price for your own lock before anyone touches it.',
  },
  drilling: {
    question: 'Will you have to drill the lock?',
    answer:
      'Usually not. The first choice is a way that leaves the lock whole, such as picking the pins or moving a spring latch that is not deadlocked. Drilling is for a lock that has failed or resists everything else. You are told why beforehand, and what the replacement will cost.',
  },
  proof: {
    question: 'What proof do I need to show?',
    answer: `${proofRule.ask} For a home that's a lease or a bill with the address, for a car the registration, for a business a business card or a letter. ${proofRule.lockedInside} ${proofRule.refusal}`,
  },
  'call-or-form': {
    question: 'Should I call or use the form?',
    answer: `Call ${business.telephoneText} if you are locked out or the job cannot wait: we can ask questions and you get answers in the same conversation. Use the form when you can plan ahead, when you cannot talk, or when you want to write the details down. Both work at any hour.`,
  },
  'rekey-or-replace': {
    question: 'Should I rekey or replace my locks?',
    answer:
      'Rekey when the lock works and the worry is who holds a key. The pins inside are changed, a new key is cut, and the old ones no longer turn it. Replace when the lock is worn, damaged, or not the kind you want on that door. A rekey usually needs fewer parts.',
  },
  'car-keys-lost': {
    question: 'I lost every key to my car. Can you make one?',
    answer:
      'For many cars, yes. A key is cut from the code that belongs to the vehicle or from the lock itself, and its chip is then programmed so that the engine will start. Have the year, make, model and VIN ready. A few models need equipment only a dealer has; ask before you wait.',
  },
} as const satisfies Record<string, Question>;
