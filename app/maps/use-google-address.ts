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

/** How the input behaves: disabled until the script is loaded, plain, or with suggestions. */
type AddressMode = 'waiting' | 'plain' | SuggestionSource;

export interface GoogleAddressProps {
  /** Must be stable between renders. */
  onMode: (mode: AddressMode) => void;
  /** Moves the focus to the input once it is enabled: the pressed button is about to unmount. */
  keepFocus: () => void;
}

const noSuggestions: SuggestionSource = { restMs: 0, find: () => [] };

/** Undefined if loading fails, also if missing-chunk.ts then reloads the page. */
const importPanel = () => import('./google/google-address.tsx').catch(() => undefined);

/**
 * Google's part of the address field. Loads nothing until the field is near the viewport and the server's
 * configuration has Google Maps on; then loads a panel in its own chunk, which sets the mode.
 */
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
      // Our chunk failed to load: use the built-in suggestions.
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
