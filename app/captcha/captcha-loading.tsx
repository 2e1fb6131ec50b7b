import { captchaWords } from '../../content/en/form.ts';
import type { CaptchaProvider } from '../../contract/submission.ts';
import { Spinner } from '../ui/loading.tsx';

interface CaptchaLoadingProps {
  provider?: CaptchaProvider | undefined;
  loading?: boolean;
}

/** Placeholder as high as the built-in widget. Prerendered without the spinner, since nothing is loading yet. */
export function CaptchaLoading({ provider = 'altcha', loading = true }: CaptchaLoadingProps) {
  return (
    <p className="flex min-h-14 items-center gap-3 rounded-lg bg-mist px-3 text-quiet">
      {loading && <Spinner />}
      {captchaWords.loading[provider]}
    </p>
  );
}
