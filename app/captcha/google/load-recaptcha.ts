import { recaptchaWords } from '#words/form/google.ts';
import { language } from '#words/language.ts';
import { timeLimit } from '../../browser/time-limit.ts';

const timeoutMs = 15_000;

const callback = 'onRecaptchaLoaded';
const address = `https://www.google.com/recaptcha/api.js?onload=${callback}&render=explicit&hl=${language.code}`;

type Grecaptcha = Pick<ReCaptchaV2.ReCaptcha, 'render' | 'reset'>;

/** The loaded API, even if its script called back after the time limit. */
function loadedApi(): Grecaptcha | undefined {
  const found = (window as { grecaptcha?: Partial<Grecaptcha> }).grecaptcha;
  return found?.render && found.reset ? (found as Grecaptcha) : undefined;
}

async function addScript(): Promise<Grecaptcha> {
  const script = document.createElement('script');
  const called = new Promise<void>((resolve, reject) => {
    // Stays in place: a late script would log an error if its callback were missing.
    Object.assign(window, { [callback]: resolve });
    script.onerror = reject;
  });
  script.src = address;
  document.head.append(script);
  const grecaptcha = await timeLimit(timeoutMs, () => called).then(loadedApi, () => undefined);
  if (grecaptcha) return grecaptcha;
  script.remove();
  throw new Error(recaptchaWords.failed);
}

let loading: Promise<Grecaptcha> | undefined;

/** Google's script, loaded once per page. Rejects if it fails; the next call then tries again. */
export function loadRecaptcha(): Promise<Grecaptcha> {
  const grecaptcha = loadedApi();
  if (grecaptcha) return Promise.resolve(grecaptcha);
  loading ??= addScript().finally(() => {
    loading = undefined;
  });
  return loading;
}
