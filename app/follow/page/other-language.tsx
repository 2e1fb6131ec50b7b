import { otherLanguage } from '#words/language.ts';
import { useToken } from '../../browser/use-token.ts';
import { pageAddress, registeredPath } from '../../layout/page-path.ts';

/** This page in the other language, with the token in its fragment: a full page load. */
export function OtherLanguage() {
  const token = useToken();
  const path = pageAddress(registeredPath(location.pathname), otherLanguage);
  return (
    <a
      href={token ? `${path}#${token}` : path}
      lang={otherLanguage.code}
      className="inline-flex min-h-11 shrink-0 items-center underline underline-offset-4"
    >
      {otherLanguage.label}
    </a>
  );
}
