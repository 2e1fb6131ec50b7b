import { language, otherLanguage } from '#words/language.ts';
import { withShownNumber } from '../phone/use-phone.ts';

/** A text with the phone number that this visitor sees. Words in ‘such quotes’ are in the other language. */
export function Text({ children }: { children: string }) {
  return withShownNumber(children)
    .split(/(‘.+?’)/)
    .map((part, at) =>
      at % 2 ? (
        <span key={part} lang={otherLanguage.code}>
          {part}
        </span>
      ) : (
        part
      ),
    );
}

/** @param day YYYY-MM-DD. */
export const dateText = (day: string) =>
  new Date(day).toLocaleDateString(language.locale, { dateStyle: 'long', timeZone: 'UTC' });
