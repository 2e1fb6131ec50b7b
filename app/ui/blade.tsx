import { bitting } from './bitting.ts';

/** A key blade with its cuts facing down, in the current text color. */
export function Blade({ className }: { className: string }) {
  return (
    <svg viewBox="0 0 236 22" aria-hidden="true" className={className}>
      <path fill="currentColor" d={`M0 22h20${bitting}h22l16-8v-4l-12-10H0z`} />
    </svg>
  );
}

/** Lower edge of a section, shaped like a key blade, in the current text color. */
export function BladeEdge({ className }: { className: string }) {
  return (
    <div className="relative">
      <svg viewBox="0 0 390 22" aria-hidden="true" className={`absolute h-4 md:h-8 ${className}`}>
        <path fill="currentColor" d={`M0 22h180${bitting}h20l26-22H0z`} />
      </svg>
    </div>
  );
}
