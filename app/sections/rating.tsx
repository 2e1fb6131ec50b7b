import { ratingWords } from '#words/pages/rating.ts';
import { business } from '../../content/facts/business.ts';

const { value } = business.rating;
const best = 5;
const width = 20;
const height = 44;
const point = 10;
const gap = 8;

/** SVG path of a lock's pin, from its tip up to this share (0 to 1) of its height. */
function pin(index: number, share: number): string {
  const top = 1 + Math.round(height * (1 - share));
  const left = 1 + index * (width + gap);
  const side = 1 + height - point - top;
  return `M${left} ${top}h${width}v${side}l-${point} ${point}-${point}-${point}z`;
}

const pins = Array.from({ length: best }, (_, index) => index);
const empty = pins.map((index) => pin(index, 1)).join('');
const full = pins.map((index) => pin(index, Math.min(1, Number(value) - index))).join('');

/** The rating, drawn as five lock pins that are filled up to its value. */
export function Rating({ className = '' }: { className?: string }) {
  return (
    <p className={`flex flex-wrap items-end gap-x-4 gap-y-2 ${className}`}>
      <strong className="sign text-7xl">{value}</strong>
      <svg
        viewBox={`0 0 ${best * (width + gap) - gap + 2} ${height + 2}`}
        role="img"
        aria-label={ratingWords.scale}
        className="mb-2 h-12 fill-none stroke-current"
      >
        <path d={empty} />
        <path d={full} fill="currentColor" />
      </svg>
      <span className="w-full text-xl">{ratingWords.basis}</span>
    </p>
  );
}
