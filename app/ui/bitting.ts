/**
 * SVG path of a key's bitting (the profile of its cuts), the brand's motif: six cuts, 28 units apart, from
 * left to right. 164 units wide, at most 16 deep.
 */
export const bitting =
  'l8-8h10l8 8h5l5-5h10l4.5 4.5 13.5-13.5h10l11.5 11.5 6.5-6.5h10l5.5 5.5 12.5-12.5h10l14 14 4-4h10l6 6';
