import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { navigation } from '#words/navigation.ts';
import { business } from '../../content/facts/business.ts';
import { Spinner } from '../ui/loading.tsx';
// Inlined: a separate file would delay the largest contentful paint.
import logo from './logo.svg?inline';

/**
 * Loading state of an image, including one that loaded or failed before hydration. `unknown` until
 * then, so that a page without JavaScript shows the plain image or its alt text.
 */
function useImageState() {
  const [state, setState] = useState<'unknown' | 'loading' | 'ready' | 'failed'>('unknown');
  const ref = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const image = ref.current;
    if (!image) return;
    if (!image.complete) setState('loading');
    else setState(image.naturalWidth > 0 ? 'ready' : 'failed');
  }, []);
  return {
    state,
    watch: { ref, onLoad: () => setState('ready'), onError: () => setState('failed') },
  };
}

const tones = { light: 'logo-reversed', navy: '' } as const;

// Styles the name, or the image's alt text, where the logo did not load.
const asText = 'sign text-lg [line-height:3rem] whitespace-nowrap';

/** The header's logo, 200 by 48 (docs/product.md 3.4). */
export function HeaderLogo({ tone }: { tone: keyof typeof tones }) {
  const { state, watch } = useImageState();
  return (
    <Link
      to="/"
      aria-label={navigation.homeLink}
      className="mr-auto flex min-h-12 min-w-0 items-center"
    >
      {state === 'failed' ? (
        <span className={asText}>{business.name}</span>
      ) : (
        <img
          {...watch}
          src={logo}
          alt={business.name}
          width={200}
          height={48}
          className={`min-w-0 ${tones[tone]} ${asText}`}
        />
      )}
    </Link>
  );
}

/** The footer's logo, 300 by 80: a spinner while it loads, the name if it fails (docs/product.md 3.4). */
export function FooterLogo() {
  const { state, watch } = useImageState();
  return (
    <Link to="/" aria-label={navigation.homeLink} className="relative inline-block">
      {state === 'loading' && (
        // The browser loads a lazy image only near the screen. Until then the spinner must not turn out of sight.
        <span className="absolute inset-0 grid place-items-center [content-visibility:auto]">
          <Spinner />
        </span>
      )}
      {state === 'failed' ? (
        <span className={asText}>{business.name}</span>
      ) : (
        <img
          {...watch}
          src="/logo-light.svg"
          alt={business.name}
          width={300}
          height={80}
          loading="lazy"
          className={`h-20 object-contain ${asText}`}
        />
      )}
    </Link>
  );
}
