import { bittingOf, licenseCode } from './bitting.ts';

interface BladeEdgeProps {
  className: string;
  /** The digits that it is cut to: the license number, or a town's ZIP code. */
  code?: string;
}

/** Lower edge of a section, shaped like a key blade with its groove, in the current text color. */
export function BladeEdge({ className, code = licenseCode }: BladeEdgeProps) {
  return (
    <div className="wrap h-0">
      {/* Its shank comes from beyond the left edge of the screen; the tip stands where the drawing ends. */}
      <svg
        viewBox="0 0 660 44"
        overflow="visible"
        aria-hidden="true"
        className={`relative w-full max-w-2xl ${className}`}
      >
        <path
          fill="currentColor"
          d={`M-2e3-2V44H${580 - 52 * code.length}${bittingOf(code)}l44-34v-12z`}
        />
        <path d="M-2e3 5H640" stroke="var(--color-steel)" strokeWidth="2" opacity=".5" />
      </svg>
    </div>
  );
}
