import { fieldMessages } from '../../content/en/form/messages.ts';
import { fieldMessages as inSpanish } from '../../content/es/form/messages.ts';
import { fieldMessage } from '../../content/registry/field-message.ts';
import { isAsked } from '../../contract/asked.ts';
import { type FieldName, type FormValues, type RequestType, yesNo } from '../../contract/fields.ts';
import type { Language } from '../../contract/languages.ts';
import { type FieldErrors, validateBooking, validateCallbackToSend } from '../../contract/rules.ts';

const words = { en: fieldMessages, es: inSpanish };

/** One message per invalid field (docs/product.md 4.5). */
export function checkValues(
  type: RequestType,
  values: FormValues,
  language: Language = 'en',
): Record<string, string> | undefined {
  const { errors } = type === 'booking' ? validateBooking(values) : validateCallbackToSend(values);
  const found = Object.entries(
    type === 'booking' ? { ...errors, ...answerErrors(values) } : errors,
  );
  if (found.length === 0) return undefined;
  return Object.fromEntries(
    found.map(([field, code]) => [
      field,
      fieldMessage(type, field as FieldName, code, words[language]),
    ]),
  );
}

const answers = ['all_keys_lost', 'unused_key', 'timeframe_touched'] as const;

/** A yes/no question defaults to no; fields the form does not show are ignored (docs/product.md 4.5). */
function answerErrors(values: FormValues): FieldErrors {
  const wrong = answers.filter((name) => {
    const answer = values[name];
    return answer && isAsked(name, values) && !yesNo.some((known) => known === answer);
  });
  return Object.fromEntries(wrong.map((name) => [name, 'invalid']));
}
