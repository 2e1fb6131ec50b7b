import { Pause, Play } from 'lucide-react';
import { hero } from '../../content/en/home.ts';
import { BittingUnderline } from '../ui/bitting-line.tsx';
import { useRotation } from './use-rotation.ts';

/**
 * The headline whose first word changes. Screen readers get one steady sentence. Each phrase is a
 * new element on a line of its own, so that its change moves nothing.
 */
export function RotatingHeadline({ className }: { className: string }) {
  const { index, paused, toggle } = useRotation(hero.words.length);
  const Icon = paused ? Play : Pause;
  return (
    <div className={`flex items-end justify-between gap-2 lg:justify-start lg:gap-6 ${className}`}>
      <h1 className="sign text-[clamp(1.5rem,8.5vw,2.5rem)] whitespace-nowrap md:text-6xl lg:text-8xl">
        <span className="sr-only">{hero.steadyHeadline}</span>
        <span aria-hidden="true" key={index}>
          <span className={index > 0 ? 'animate-[appear_.3s]' : ''}>{hero.words[index]}</span>{' '}
          <br className="max-lg:hidden" />
          {hero.noun}
        </span>
        <BittingUnderline className="mt-1 h-3 text-steel lg:mt-3 lg:h-6" />
      </h1>
      <button
        type="button"
        onClick={toggle}
        aria-label={paused ? hero.play : hero.pause}
        className="grid size-11 shrink-0 cursor-pointer place-items-center rounded-full text-steel motion-reduce:hidden"
      >
        <Icon size={18} aria-hidden="true" />
      </button>
    </div>
  );
}
