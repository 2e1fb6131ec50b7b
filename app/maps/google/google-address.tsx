import { useEffect, useState } from 'react';
import { mapsWords } from '#words/form/google.ts';
import { Spinner } from '../../ui/loading.tsx';
import type { GoogleAddressProps } from '../use-google-address.ts';
import { AddressFailure } from './address-failure.tsx';
import { canSuggest, googleSource } from './google-source.ts';
import { type MapsFailure, suggestionsFailure } from './maps-failure.ts';
import { reloadMaps, useMaps } from './maps-script.ts';

export function GoogleAddress({ onMode, keepFocus }: GoogleAddressProps) {
  const maps = useMaps();
  const [typing, setTyping] = useState(false);
  const [failure, setFailure] = useState<MapsFailure>();
  const [round, setRound] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round needs a new source
  useEffect(() => {
    if (typing) return onMode('plain');
    if (maps.status !== 'loaded') return onMode('waiting');
    if (!canSuggest(maps.places)) {
      setFailure(suggestionsFailure(undefined));
      return onMode('plain');
    }
    let current = true;
    onMode(
      googleSource(maps.places, {
        failed: (error) => current && setFailure(suggestionsFailure(error)),
        worked: () => current && setFailure(undefined),
      }),
    );
    return () => {
      current = false;
    };
  }, [maps, typing, round, onMode]);

  if (typing) return null;

  function typeInstead() {
    keepFocus();
    setTyping(true);
  }

  function retry() {
    keepFocus();
    setFailure(undefined);
    if (maps.status === 'error') reloadMaps();
    else setRound(round + 1);
  }

  switch (maps.status) {
    case 'loading':
      return (
        <p
          role="status"
          className="absolute top-0 right-0 flex h-7 items-center gap-2 text-sm text-quiet"
        >
          <Spinner /> {mapsWords.loading}
        </p>
      );
    case 'error':
      return (
        <AddressFailure
          text={mapsWords.alert(maps.failure.reason ?? maps.failure.message)}
          billing={maps.failure.billing}
          onRetry={retry}
          onTypeInstead={typeInstead}
        />
      );
    case 'loaded':
      return (
        failure && (
          <AddressFailure
            text={failure.message}
            billing={failure.billing}
            onRetry={retry}
            onTypeInstead={typeInstead}
          />
        )
      );
  }
}
