/**
 * The one rule of proof (docs/style.md). Pages may add which papers suit their job, but must not relax or tighten it:
 * papers may be locked inside, so they are checked before the opening where possible and right after it otherwise.
 */
export const proofRule = {
  ask: "We'll ask for a photo ID and something that ties you to the car, home or business.",
  lockedInside:
    "If it's locked inside, tell us when you call. We'll check it as soon as the door is open, before you get a key and before we leave.",
  refusal: "If you can't show it's yours, we won't open it.",
} as const;

export const wholeProofRule = `${proofRule.ask} ${proofRule.lockedInside} ${proofRule.refusal}`;
