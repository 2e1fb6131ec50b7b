import {
  type ComponentType,
  type RefObject,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useSiteConfig } from '../settings/use-site-config.ts';
import { useNear } from '../ui/use-near.ts';
import type { SuggestionSource } from './suggestion.ts';

/** How the input behaves: disabled until the script is here, plain, or completed by a source. */
type AddressMode = 'waiting' | 'plain' | SuggestionSource;

export interface GoogleAddressProps {
  /** Must not change between renderings. */
  onMode: (mode: AddressMode) => void;
  onAddress: (address: string) => void;
  /** The input takes the focus, once it can, that what is pressed now is about to lose. */
  keepFocus: () => void;
}

const noSuggestions: SuggestionSource = { restMs: 0, find: () => [] };

/** Undefined when it fails, and when whoever handles the failure (app/layout) reloads the page. */
const importPanel = () => import('./google/google-address.tsx').catch(() => undefined);

/**
 * Google's part of the address field: nothing at all until the field is near the viewport and the
 * server says that Google Maps is on; then a panel in a chunk of its own, which tells the mode.
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
      // Our own file did not come: the built-in suggestions are here already.
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
