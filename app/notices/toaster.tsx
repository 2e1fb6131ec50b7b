import 'sonner/dist/styles.css';
import './toaster.css';
import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { Toaster, toast } from 'sonner';
import { formWords, toastWords } from '../../content/en/form.ts';
import { usePhone, withShownNumber } from '../phone/use-phone.ts';
import type { Notice } from './notice.ts';

/**
 * The toasts live in a root of their own beside the page: they cost nothing until the first one, and
 * they outlast the form, which the redirect to /thank-you removes while its toast is still up.
 */
function Toasts({ onReady }: { onReady: () => void }) {
  useEffect(onReady, [onReady]);
  return (
    <Toaster
      position="top-center"
      richColors
      closeButton
      containerAriaLabel={toastWords.region}
      toastOptions={{ closeButtonAriaLabel: toastWords.close }}
    />
  );
}

const host = document.createElement('div');
document.body.append(host);
await new Promise<void>((ready) => createRoot(host).render(<Toasts onReady={ready} />));

export function showToast({ tone, title, description, duration = 6000, offersCall }: Notice): void {
  // Only the latest matters: an old failure must not stand behind a success.
  toast.dismiss();
  // The server's own words may name the number.
  const text = description && withShownNumber(description);
  toast[tone](title, { description: text, duration, action: offersCall && <CallInstead /> });
}

function CallInstead() {
  const phone = usePhone();
  return (
    <a className="toast-call" href={phone.href}>
      {withShownNumber(formWords.callPanel.link)}
    </a>
  );
}
