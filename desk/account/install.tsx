import { Button } from '../../app/ui/button.tsx';
import { accountWords } from '../../content/owner/desk/account.ts';
import { useFocusFallback } from '../layout/focus.tsx';
import { isAppleTouch, isInstalled, useInstall } from '../push/install-offer.ts';

const words = accountWords.install;

/** Installs the desk as an app: by a button where the browser offers to install it, else by instructions. */
export function Install() {
  const install = useInstall();
  const place = useFocusFallback<HTMLElement>();
  return (
    <section ref={place} className="mt-8">
      <h2 tabIndex={-1} className="text-xl font-bold">
        {words.title}
      </h2>
      {install && !isInstalled() ? (
        <Button look="quiet" className="mt-3" onClick={install}>
          {words.button}
        </Button>
      ) : (
        <p className="mt-2">{hint()}</p>
      )}
    </section>
  );
}

function hint(): string {
  if (isInstalled()) return words.installed;
  return isAppleTouch() ? words.apple : words.menu;
}
