/** The profile of a cut blade, six cuts deep, from left to right: 164.5 units wide, 16 high. */
const bitting =
  'l8-8h10l8 8h5l5-5h10l4.5 4.5 13.5-13.5h10l11.5 11.5 6.5-6.5h10l5.5 5.5 12.5-12.5h10l14 14 4-4h10l6 6';

/** Ends a band: cuts the blade's profile out of its lower edge, in the colour of the band below. */
export function BittingLine({ below }: { below: string }) {
  return (
    <div className="wrap">
      <svg viewBox="0 0 165 16" aria-hidden="true" className={`block h-5 md:h-7 ${below}`}>
        <path fill="currentColor" d={`M0 16${bitting}z`} />
      </svg>
    </div>
  );
}

/** The same profile as a line, to set under a headline. */
export function BittingUnderline({ className }: { className: string }) {
  return (
    <svg viewBox="0 0 230 18" aria-hidden="true" className={className}>
      <path fill="none" stroke="currentColor" strokeWidth="2" d={`M0 17h30${bitting}h36`} />
    </svg>
  );
}
