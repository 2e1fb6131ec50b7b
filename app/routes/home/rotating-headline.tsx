import { useEffect, useState, useSyncExternalStore } from 'react';
import { hero } from '#words/pages/hero.ts';
import { HeadlineKey } from './headline-key.tsx';

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
 * To avoid layout shifts, each phrase is a new element on its own line. The first one is a single text node,
 * so that loading the display font does not move parts of it separately.
 */
export function RotatingHeadline({ className }: { className: string }) {
  const { turn, paused, toggle } = useRotation();
  const word = hero.words[turn % hero.words.length];
  return (
    <div className={className}>
      <h1 className="sign text-[min(10.6vw,3.75rem)] lg:text-[min(5.25rem,12.6vw-4.4rem)]">
        <span className="sr-only">{hero.steadyHeadline}</span>
        <span aria-hidden="true" key={turn}>
          {turn === 0 ? (
            `${hero.before}${word}${hero.after}`
          ) : (
            <>
              {hero.before}
              <span className="animate-[appear_.3s]">{word}</span>
              {hero.after}
            </>
          )}
        </span>
      </h1>
      <HeadlineKey turn={turn} paused={paused} onToggle={toggle} />
    </div>
  );
}
