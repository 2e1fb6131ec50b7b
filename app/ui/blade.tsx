import { bitting } from './bitting.ts';

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
