import { Pause, Play } from 'lucide-react';
import { hero } from '#words/pages/hero.ts';

/** Depths of the key's cuts, in units of the drawing. */
const depths = [4, 9, 6, 8, 3, 7];

/** The blade's lower edge. Each turn begins with the next cut, so that all of them change. */
const cutsAt = (turn: number) =>
  depths
    .map((_, index) => depths[(index + turn) % depths.length] ?? 0)
    .map((depth) => `l${depth}-${depth}h9l${depth} ${depth}h${19 - 2 * depth}`)
    .join('');

interface HeadlineKeyProps {
  turn: number;
  paused: boolean;
  onToggle: () => void;
}

/** A key below the headline, cut differently for each word. Its bow is the button that pauses the words. */
export function HeadlineKey({ turn, paused, onToggle }: HeadlineKeyProps) {
  const Icon = paused ? Play : Pause;
  return (
    <div className="relative text-steel lg:mt-2">
      <svg viewBox="0 0 268 44" height="44" aria-hidden="true" className="headline-key md:h-14">
        <circle cx="22" cy="22" r="22" fill="currentColor" />
        <path
          fill="currentColor"
          d={`M40 31h16v5h8v-5h8${cutsAt(turn)}h6l18-9v-3l-8-8H64V6h-8v5H40z`}
        />
        <path d="M72 16H250" stroke="var(--color-deep)" strokeWidth="2" />
      </svg>
      <button
        type="button"
        onClick={onToggle}
        aria-label={paused ? hero.play : hero.pause}
        className="absolute inset-y-0 left-0 grid w-[44px] cursor-pointer place-items-center rounded-full text-deep md:w-14 motion-reduce:hidden"
      >
        <Icon size={18} fill="currentColor" aria-hidden="true" />
      </button>
    </div>
  );
}
