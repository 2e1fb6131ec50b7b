/** The license number without its letters. Not imported, because this folder must not depend on the business. */
export const licenseCode = '1313153100';

const flat = 22;
const apart = 30;

/**
 * SVG path of a key's bitting (the profile of its cuts), the brand's motif, from left to right. Has one cut with a
 * flat bottom for each digit, deeper for larger digits, as in a key's code. 52 units wide for each digit and 30 more,
 * at most 24 deep.
 */
export function bittingOf(digits: string): string {
  let from = 0;
  const cuts = [...digits].map((digit) => {
    const depth = 6 + 2 * Number(digit);
    // Slopes are at 45 degrees. Where two of them meet before they reach the edge, they form a peak.
    const peak = Math.max(0, (from + depth - apart) / 2);
    const [down, up] = [from - peak, depth - peak];
    from = depth;
    return `l${down} ${down}h${apart - down - up}l${up}-${up}h${flat}`;
  });
  return `${cuts.join('')}l${from} ${from}h${apart - from}`;
}

export const bitting = bittingOf(licenseCode);
