/** Texts around what the owner has stated (owner-facts.ts): stated-facts.ts, job-facts.ts and owner-questions.ts. */
export const factWords = {
  /** Shown while the owner has stated no rule on the trip fee. */
  askAboutTripFee: 'Ask about the trip fee before we head out.',
  payment: 'How you can pay',
  ifSomethingFails: 'If something fails after the work',
  lookUpLicense: 'Look up this number',
  usualPrice: 'Usual price',
  duration: 'How long it takes',
  range: (from: number, to: number) => `$${from} to $${to}`,
  per: (range: string, part: string) => `${range} per ${part}`,
  questions: {
    prices: 'What do most jobs cost?',
    pricesIntro:
      "These are usual ranges, not quotes. We'll give you the price of your own job before we start.",
    tripFee: 'Is there a trip fee?',
    payment: 'How can I pay?',
    duration: 'How long does the work take?',
    durationIntro: "That's counted from when we start, not from when you call.",
    fails: 'What if something fails after the work?',
    insurance: 'Can I see your insurance certificate?',
    license: 'Where can I look up your license?',
    lookUp: (license: string, address: string) => `Enter ${license} at ${address}`,
  },
} as const;
