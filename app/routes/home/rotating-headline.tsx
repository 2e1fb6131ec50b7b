import { Pause, Play } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { hero } from '../../../content/en/hero.ts';
import { Blade } from '../../ui/blade.tsx';

const intervalMs = 1800;
const reducedMotion = '(prefers-reduced-motion: reduce)';

function subscribe(onChange: () => void) {
  const query = matchMedia(reducedMotion);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** A counter that grows every 1800 ms (docs/product.md 2.2), unless paused or under reduced motion. */
function useRotation() {
  const [turn, setTurn] = useState(0);
  const [paused, setPaused] = useState(false);
  const still = useSyncExternalStore(
    subscribe,
    () => matchMedia(reducedMotion).matches,
    () => true,
  );
  useEffect(() => {
    if (paused || still) return;
    const timer = setInterval(() => setTurn((now) => now + 1), intervalMs);
    return () => clearInterval(timer);
  }, [paused, still]);
  return { turn, paused, toggle: () => setPaused((was) => !was) };
}

/**
 * The headline whose first word changes. Screen readers get one fixed sentence.
 *
 * To cause no layout shift, each phrase is a new element on its own line. The first one is a single text
 * node, of which loading the display font moves no part on its own.
 */
export function RotatingHeadline({ className }: { className: string }) {
  const { turn, paused, toggle } = useRotation();
  const word = hero.words[turn % hero.words.length];
  const Icon = paused ? Play : Pause;
  return (
    <div className={className}>
      <h1 className="sign text-[clamp(1.5rem,10.6vw,3rem)] whitespace-nowrap md:text-6xl lg:w-min lg:text-8xl lg:whitespace-normal">
        <span className="sr-only">{hero.steadyHeadline}</span>
        <span aria-hidden="true" key={turn}>
          {turn === 0 ? (
            `${word} ${hero.noun}`
          ) : (
            <>
              <span className="animate-[appear_.3s]">{word}</span> {hero.noun}
            </>
          )}
        </span>
      </h1>
      <div className="flex items-center gap-4">
        <Blade className="h-4 text-steel md:h-6 lg:h-8" />
        <button
          type="button"
          onClick={toggle}
          aria-label={paused ? hero.play : hero.pause}
          className="grid size-11 cursor-pointer place-items-center rounded-full border-2 border-white/25 text-steel motion-reduce:hidden"
        >
          <Icon size={16} fill="currentColor" aria-hidden="true" />
        </button>
      </div>
    </div>
  );
}
