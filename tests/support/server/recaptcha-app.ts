import { type Answer, siteHost, startSiteverify } from './siteverify.ts';
import { startTestApp } from './test-app.ts';

type Options = NonNullable<Parameters<typeof startTestApp>[0]>;

export const secretKey = '6Lsecret-of-the-test';
let tokens = 0;

/** The real server with reCAPTCHA and a fake verifier that answers as given. */
export async function startRecaptchaApp(answer: Answer, options: Options = {}) {
  const verifier = await startSiteverify(answer);
  const site = await startTestApp({
    ...options,
    environment: {
      CAPTCHA_PROVIDER: 'recaptcha',
      RECAPTCHA_SECRET_KEY: secretKey,
      RECAPTCHA_VERIFY_URL: verifier.url,
      SITE_URL: `https://${siteHost}`,
      ...options.environment,
    },
  });
  return {
    ...site,
    verifier,
    /** Posts a booking with a reCAPTCHA token, a new one each time unless given. */
    bookWith: (token = `03AGd-token_${tokens++}`, headers: Record<string, string> = {}) =>
      site.book({ recaptcha_token: token }, headers),
  };
}
