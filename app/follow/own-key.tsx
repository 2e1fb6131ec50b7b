import type { FollowedRequest } from '../../contract/answers/linked-request.ts';
import { bittingOf } from '../ui/bitting.ts';

/** The blade's cut edge and the lock's shear line, from the bottom of the drawing. */
const edge = 46;
const shear = 60;

/** SVG path of a pin in its cut that ends at the shear line, as it does once the key has lifted it. */
function pin(digit: string | undefined, index: number): string {
  const side = shear - edge - 1 + 3 * Number(digit ?? 0);
  return `M${95 + 52 * index} ${shear}v-${side}l7-7 7 7v${side}z`;
}

interface OwnKeyProps {
  reference: string;
  /** Undefined until its state is known. */
  request: FollowedRequest | undefined;
}

/**
 * The key that is cut to this reference. It lifts a pin each when the request is received, opened and accepted; the
 * last one lets the plug turn. Decorative: the text next to it says the same.
 */
export function OwnKey({ reference, request }: OwnKeyProps) {
  const code = [...reference.slice(3)].map((letter) => letter.charCodeAt(0) % 10).join('');
  const lifts = { 0: request?.created_at, 2: request?.seen_at, 4: request?.accepted_at };
  return (
    <svg viewBox="0 0 500 64" aria-hidden="true" className="own-key w-full text-navy">
      <g fill="currentColor" stroke="currentColor" strokeWidth="2" transform="matrix(1 0 0-1 0 64)">
        {Object.entries(lifts).map(([index, at]) => (
          <path key={index} data-low={!at} d={pin(code[Number(index)], Number(index))} />
        ))}
        <path strokeDasharray="4" d={`M62 ${shear}H430`} />
        <path d={`M40 ${edge}h18${bittingOf(code)}l22-18v-12l-12-12H40z`} />
        <circle cx="28" cy="28" r="26" />
        <circle cx="22" cy="28" r="9" fill="#fff" />
        <circle cx="471" cy="32" r="27" fill="none" />
        <path data-turned={Boolean(request?.accepted_at)} d="M467 14v36h8V36l-4-4 4-4V14z" />
      </g>
    </svg>
  );
}
