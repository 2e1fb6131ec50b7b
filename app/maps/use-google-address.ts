import {
  type ComponentType,
  type RefObject,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useSiteConfig } from '../settings/site-config.ts';
import { useNear } from '../ui/use-near.ts';
import type { SuggestionSource } from './use-suggestions.ts';

/** `waiting`: disabled until the script is loaded. A source: with suggestions. */
type AddressMode = 'waiting' | 'plain' | SuggestionSource;

export interface GoogleAddressProps {
  /** Must be stable between renders. */
  onMode: (mode: AddressMode) => void;
  /** Moves the focus to the input when it is enabled, because the pressed button will be unmounted. */
  keepFocus: () => void;
}

const noSuggestions: SuggestionSource = { restMs: 0, find: () => [] };

/** Undefined if loading fails, even if missing-chunk.ts then reloads the page. */
const importPanel = () => import('./google/google-address.tsx').catch(() => undefined);

/** Loads nothing until the field is near the viewport and Google Maps is known to be on. */
export function useGoogleAddress(place: RefObject<Element | null>) {
  const near = useNear(place, '200px');
  const on = useSiteConfig(near)?.maps_provider === 'google';
  const [Panel, setPanel] = useState<ComponentType<GoogleAddressProps>>();
  const [mode, setMode] = useState<AddressMode>();
  const focusLost = useRef(false);

  useEffect(() => {
    if (!on) return;
    let gone = false;
    focusLost.current = Boolean(place.current?.contains(document.activeElement));
    setMode('waiting');
    importPanel().then((module) => {
      if (gone) return;
      if (!module) return setMode(undefined);
      setPanel(() => module.GoogleAddress);
    });
    return () => {
      gone = true;
    };
  }, [on, place]);

  useEffect(() => {
    if (mode === 'waiting' || !focusLost.current) return;
    focusLost.current = false;
    if (document.activeElement === document.body) place.current?.querySelector('input')?.focus();
  }, [mode, place]);

  const keepFocus = useCallback(() => {
    focusLost.current = true;
  }, []);

  return {
    Panel,
    panelProps: { onMode: setMode, keepFocus },
    waiting: mode === 'waiting',
    plain: mode === 'plain',
    source: mode === 'plain' || mode === 'waiting' ? noSuggestions : mode,
  };
}
