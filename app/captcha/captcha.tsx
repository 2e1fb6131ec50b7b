import { AltchaCaptcha } from './altcha-captcha.tsx';
import type { CaptchaProps } from './captcha-props.ts';

/** The challenge, by whichever provider is in force: the built-in one, until another is added here. */
export function Captcha(props: CaptchaProps) {
  return <AltchaCaptcha {...props} />;
}
