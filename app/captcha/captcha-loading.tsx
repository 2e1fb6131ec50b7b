import { captchaWords } from '#words/form/form.ts';
import type { CaptchaProvider } from '../../contract/request.ts';
import { Spinner } from '../ui/loading.tsx';

interface CaptchaLoadingProps {
  provider?: CaptchaProvider | undefined;
  loading?: boolean;
}

/** Placeholder as high as the built-in widget, without words until it is known which check they are to speak of. */
export function CaptchaLoading({ provider, loading = true }: CaptchaLoadingProps) {
  return (
    <p className="flex min-h-14 items-center gap-3 rounded-lg bg-mist px-3 text-quiet">
      {loading && <Spinner />}
      {provider && captchaWords.loading[provider]}
    </p>
  );
}
