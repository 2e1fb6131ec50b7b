import { bitting } from './bitting.ts';

/** A blade lying with its cuts down, from shoulder to tip, in the colour of its text. */
export function Blade({ className }: { className: string }) {
  return (
    <svg viewBox="0 0 236 22" aria-hidden="true" className={className}>
      <path fill="currentColor" d={`M0 22h20${bitting}h22l16-8v-4l-12-10H0z`} />
    </svg>
  );
}

/** Ends a band: the band goes on into the next one as a blade, in the colour of its text. */
export function BladeEdge({ className }: { className: string }) {
  return (
    <div className="relative">
      <svg viewBox="0 0 390 22" aria-hidden="true" className={`absolute h-4 md:h-8 ${className}`}>
        <path fill="currentColor" d={`M0 22h180${bitting}h20l26-22H0z`} />
      </svg>
    </div>
  );
}
