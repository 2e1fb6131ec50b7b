import { captchaWords } from '../../content/en/form.ts';
import { Spinner } from '../ui/spinner.tsx';

/** Keeps the widget's place. The page is built with it, long before anything is being loaded. */
export function CaptchaLoading({ begun }: { begun: boolean }) {
  return (
    <p className="flex min-h-14 items-center gap-3 text-quiet">
      {begun && <Spinner />}
      {captchaWords.loading}
    </p>
  );
}
