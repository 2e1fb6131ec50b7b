import { business } from '../../../facts/business.ts';
import type { Question } from '../../../registry/copy.ts';
import { tripFeeWords } from '../../../registry/stated-facts.ts';
import { proofRule } from './proof.ts';

/**
 * The questions that the home page answers, too, in its order. They have their own file, so that the home page
 * does not load all of faq.ts.
 */
export const commonQuestions = {
  'lockout-price': {
    question: 'How much does a lockout cost?',
    answer: `Emergency lockout service starts at $49, and that's a starting price, not a flat rate. It can cost more late at night or farther out, with some types of locks or a locked deadbolt, and when you need parts. We'll give you the price for your lock before we touch it. ${tripFeeWords}`,
  },
  drilling: {
    question: 'Will you have to drill the lock?',
    answer:
      "Usually not. We'll start with ways that keep the lock in one piece, like picking it or moving the latch. We drill only when the lock has failed or nothing else works, and we'll tell you why first, and what the new lock costs.",
  },
  proof: {
    question: 'What proof do I need to show?',
    answer: `${proofRule.ask} For a home that's a lease or a bill with the address, for a car the registration, for a business the lease or the business license. ${proofRule.lockedInside} ${proofRule.refusal}`,
  },
  'call-or-form': {
    question: 'Should I call or use the form?',
    answer: `Call ${business.telephoneText} if you're locked out or the job can't wait. Use the form when you're planning ahead, when you can't talk, or when you'd rather put it in writing. Both work at any hour.`,
  },
  'rekey-or-replace': {
    question: 'Should I rekey or replace my locks?',
    answer:
      "Rekey when the lock works but you're worried about who has a key. We'll change the pins inside and cut a new key, and the old keys stop working. Replace the lock when it's worn, damaged, or not the kind you want on that door. A rekey usually needs fewer parts.",
  },
  'car-keys-lost': {
    question: 'Can you make a car key if I lost every key I had?',
    answer:
      "For many cars, we can. We'll cut a key from the car's key code or from the lock itself, then program its chip so the engine starts. Have the year, make, model and VIN ready. A few models need equipment only a dealer has, so ask us before you wait.",
  },
} as const satisfies Record<string, Question>;
