import { captchaWords } from '../../content/en/form.ts';
import { Spinner } from '../ui/loading.tsx';

/** Placeholder of the widget. Prerendered without the spinner, since nothing is loading yet. */
export function CaptchaLoading({ loading }: { loading: boolean }) {
  return (
    <p className="flex min-h-14 items-center gap-3 text-quiet">
      {loading && <Spinner />}
      {captchaWords.loading}
    </p>
  );
}
