import { captchaWords } from '../../../content/en/form.ts';

/** How long the script may take to call back. */
const timeoutMs = 15_000;

const callback = 'onRecaptchaLoaded';
const address = `https://www.google.com/recaptcha/api.js?onload=${callback}&render=explicit&hl=en`;

type Grecaptcha = Pick<ReCaptchaV2.ReCaptcha, 'render' | 'reset'>;

/** Also true of a script that called back after we had given up on it. */
function here(): Grecaptcha | undefined {
  const found = (window as { grecaptcha?: Partial<Grecaptcha> }).grecaptcha;
  return found?.render && found.reset ? (found as Grecaptcha) : undefined;
}

function addScript(): Promise<Grecaptcha> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const fail = () => {
      clearTimeout(timer);
      script.remove();
      reject(new Error(captchaWords.failed));
    };
    const timer = setTimeout(fail, timeoutMs);
    // Stays for a script that comes late: it would complain of a callback that is gone.
    Object.assign(window, {
      [callback]: () => {
        clearTimeout(timer);
        const grecaptcha = here();
        if (grecaptcha) resolve(grecaptcha);
        else fail();
      },
    });
    script.onerror = fail;
    script.src = address;
    document.head.append(script);
  });
}

let loading: Promise<Grecaptcha> | undefined;

/** Google's script, loaded once per page; a failure is forgotten, so that the next call tries afresh. */
export function loadRecaptcha(): Promise<Grecaptcha> {
  const grecaptcha = here();
  if (grecaptcha) return Promise.resolve(grecaptcha);
  loading ??= addScript().finally(() => {
    loading = undefined;
  });
  return loading;
}
