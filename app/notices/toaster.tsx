import 'sonner/dist/styles.css';
import './toaster.css';
import { type ReactNode, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Toaster, toast } from 'sonner';
import { formWords, toastWords } from '#words/form/form.ts';
import { usePhone, withShownNumber } from '../phone/use-phone.ts';
import { useKeyboardHeight } from './use-keyboard-height.ts';

export interface Notice {
  tone: 'success' | 'error';
  title: string;
  description?: string;
  /** How long it is shown, in ms; 6000 by default (docs/product.md 3.10). */
  duration?: number;
  /** Adds a button to call, where nothing was sent. */
  offersCall?: boolean;
  /** Not announced, because the focus, a field or the form says it. */
  quiet?: boolean;
}

type Say = (words: ReactNode) => void;

/** The height of the call bar (layout/call-bar.tsx) and a gap. */
const aboveCallBar = 'calc(4.75rem + max(0px, env(safe-area-inset-bottom) - 0.5rem))';

/** At the top, toasts would cover the menu and the number to call. Larger screens have no call bar. */
const isLarge = () => matchMedia('(min-width: 48rem)').matches;

/**
 * Toasts have their own React root: it costs nothing until the first toast, and a toast outlives the form,
 * which the redirect to /thank-you unmounts.
 */
function Toasts({ onReady }: { onReady: (say: Say) => void }) {
  const [said, say] = useState<ReactNode>();
  useEffect(() => {
    // Sonner would announce every toast, with the names of its buttons.
    host.querySelector('section')?.setAttribute('aria-live', 'off');
    onReady(say);
  }, [onReady]);
  const keyboard = useKeyboardHeight();
  const bottom = keyboard > 0 ? `${keyboard + 8}px` : isLarge() ? '1rem' : aboveCallBar;
  return (
    <>
      <Toaster
        position="bottom-right"
        offset={{ bottom, right: '1rem' }}
        mobileOffset={{ bottom, left: 8, right: 8 }}
        richColors
        customAriaLabel={toastWords.region}
      />
      <p aria-live="polite" className="sr-only">
        {said}
      </p>
    </>
  );
}

const host = document.createElement('div');
document.body.append(host);
// A press elsewhere means that the visitor moves on.
addEventListener(
  'click',
  ({ target }) => {
    if (!host.contains(target as Node)) toast.dismiss();
  },
  true,
);
const shown = new Promise<Say>((ready) => createRoot(host).render(<Toasts onReady={ready} />));

export async function showToast(notice: Notice): Promise<void> {
  const { tone, title, description = '', duration = 6000, offersCall, quiet } = notice;
  const say = await shown;
  // Only the latest counts: an old failure must not stay next to a success.
  toast.dismiss();
  // The server's messages contain the default number.
  const text = withShownNumber(description);
  toast[tone](title, {
    description: text,
    duration,
    position: isLarge() ? 'bottom-right' : 'bottom-center',
    action: (
      <>
        {offersCall && <CallInstead />}
        <CloseButton />
      </>
    ),
    onAutoClose: () => say(null),
  });
  // A title that the text repeats is announced once. Because of the key, the same words are announced again.
  const sentence = text.startsWith(title) ? text : `${title.replace(/[^.!?]$/, '$&.')} ${text}`;
  say(!quiet && <span key={performance.now()}>{sentence}</span>);
}

/** The button that closes a toast. It follows the link to call; Sonner's own button would precede it. */
function CloseButton() {
  return (
    <button
      type="button"
      data-close-button
      aria-label={toastWords.close}
      onClick={() => toast.dismiss()}
    >
      <svg viewBox="0 0 12 12" aria-hidden="true" className="fill-none stroke-current">
        <path d="m2 2 8 8m0-8-8 8" />
      </svg>
    </button>
  );
}

function CallInstead() {
  const phone = usePhone();
  return (
    <a className="toast-call" href={phone.href}>
      {withShownNumber(formWords.callPanel.link)}
    </a>
  );
}
