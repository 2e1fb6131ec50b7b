import { bittingOf, licenseCode } from './bitting.ts';

interface BladeEdgeProps {
  className: string;
  /** The digits that it is cut to, repeated up to ten: the license number, or a town's ZIP code. */
  code?: string;
}

/** Lower edge of a section: a key's blade with its groove, in the current text color and as wide as the text. */
export function BladeEdge({ className, code = licenseCode }: BladeEdgeProps) {
  return (
    <div className="wrap h-0">
      {/* Its shoulder starts beyond the screen's left edge. It is as wide as the text and has a fixed height. */}
      <svg
        viewBox="0 0 640 45"
        height="30"
        preserveAspectRatio="none"
        overflow="visible"
        aria-hidden="true"
        className={`relative w-full ${className}`}
      >
        <path
          fill="currentColor"
          d={`M-2e3-3V45H8l9-9h21${bittingOf(code.padEnd(10, code))}L640 0V-3z`}
        />
        <path d="M-2e3 9H588" stroke="var(--color-steel)" strokeWidth="2" />
      </svg>
    </div>
  );
}
