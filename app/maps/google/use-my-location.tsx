import { LocateFixed } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { googleAddressWords } from '../../../content/en/google.ts';
import { Alert } from '../../ui/alert.tsx';
import { locate } from './locate.ts';

const words = googleAddressWords;

/** Button that fills in the address of the visitor's position; prompts only on click (docs/product.md 6.5). */
export function UseMyLocation({ onAddress }: { onAddress: (address: string) => void }) {
  const [state, setState] = useState<'idle' | 'locating' | 'failed'>('idle');
  const mounted = useRef(true);

  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
    };
  }, []);

  async function fill() {
    setState('locating');
    try {
      const address = await locate();
      if (!mounted.current) return;
      onAddress(address);
      setState('idle');
    } catch {
      // One message for refused, unknown and too slow: typing always works.
      if (mounted.current) setState('failed');
    }
  }

  if (!('geolocation' in navigator)) return null;
  return (
    <>
      <button
        type="button"
        onClick={() => state !== 'locating' && fill()}
        aria-disabled={state === 'locating'}
        className="absolute top-0 right-0 flex min-h-7 cursor-pointer items-center gap-1 text-sm font-semibold text-navy underline underline-offset-4"
      >
        <LocateFixed size={16} aria-hidden="true" />
        <span aria-live="polite">{state === 'locating' ? words.locating : words.locate}</span>
      </button>
      {state === 'failed' && <Alert>{words.notLocated}</Alert>}
    </>
  );
}
