import { business } from '../../facts/business.ts';
import { proofRule } from './shared/proof.ts';

/** Shown in place of customers' reviews while the owner has added none. */
export const judgeUs = {
  heading: 'How to judge us',
  text: 'A rating is one sign. Here are three more to go by before we touch your lock.',
  license: {
    name: 'License number',
    about: "We're insured, and we work under this New Jersey license.",
    number: business.license,
    copy: 'Copy license number',
    copied: 'License number copied.',
    /** Shown if the browser does not let pages copy. */
    selected: "Your browser won't let us copy it. The number is selected: copy it from there.",
  },
  price: {
    name: 'Price before work',
    text: "We'll give you your price before we start, and you can still say no.",
  },
  proof: { name: 'ID check', text: `${proofRule.ask} ${proofRule.refusal}` },
} as const;

export type JudgeUsCopy = typeof judgeUs;
