import { MapPin } from 'lucide-react';
import { useEffect, useState } from 'react';
import { formWords } from '../../../content/en/form.ts';

interface ShareButtonProps {
  isHidden: boolean;
  /** What a press does, or that it has been pressed. */
  state: keyof typeof formWords.location;
  onPress: () => void;
}

/** Shares the visitor's position, and removes it again: as one button, it keeps the focus. */
export function ShareButton({ isHidden, state, onPress }: ShareButtonProps) {
  const [can, setCan] = useState(false);
  // Not in the built page: a press before React is there would do nothing.
  useEffect(() => setCan('geolocation' in navigator), []);
  return (
    can && (
      <button
        type="button"
        hidden={isHidden}
        onClick={onPress}
        aria-disabled={state === 'finding'}
        className="absolute top-0 right-0 flex min-h-7 cursor-pointer items-center gap-1 text-sm font-semibold text-navy underline underline-offset-4"
      >
        <MapPin size={16} aria-hidden="true" />
        <span aria-live="polite">{formWords.location[state]}</span>
      </button>
    )
  );
}
