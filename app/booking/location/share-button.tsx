import { formWords } from '#words/form/form.ts';
import { useHydrated } from '../../layout/use-hydrated.ts';

interface ShareButtonProps {
  /** What a press does, or that it has been pressed. */
  state: keyof typeof formWords.location;
  onPress: () => void;
}

/** Shares the visitor's position, and removes it again: as one button, it keeps the focus. */
export function ShareButton({ state, onPress }: ShareButtonProps) {
  // In the built page it holds the place, and says that it cannot be pressed yet.
  const hydrated = useHydrated();
  return (
    <button
      type="button"
      disabled={!hydrated}
      onClick={onPress}
      aria-disabled={state === 'finding' || undefined}
      className="text-link min-h-12 cursor-pointer font-semibold"
    >
      {formWords.location[state]}
    </button>
  );
}
