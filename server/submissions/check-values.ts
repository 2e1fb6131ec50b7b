import { fieldMessage } from '../../content/en/messages.ts';
import {
  type FieldName,
  type FormValues,
  type SubmissionType,
  yesNo,
} from '../../contract/fields.ts';
import { type FieldErrors, validateBooking, validateCallbackToSend } from '../../contract/rules.ts';
import { asksAllKeysLost, asksUnusedKey } from '../../contract/services.ts';

/** One message per invalid field; undefined if all are valid (docs/product.md 4.5). */
export function checkValues(
  type: SubmissionType,
  values: FormValues,
): Record<string, string> | undefined {
  const { errors } = type === 'booking' ? validateBooking(values) : validateCallbackToSend(values);
  const found = Object.entries(
    type === 'booking' ? { ...errors, ...answerErrors(values) } : errors,
  );
  if (found.length === 0) return undefined;
  return Object.fromEntries(
    found.map(([field, code]) => [field, fieldMessage(type, field as FieldName, code)]),
  );
}

/** A yes/no question defaults to no; fields the form does not show are ignored (docs/product.md 4.5). */
function answerErrors({ service, all_keys_lost, unused_key }: FormValues): FieldErrors {
  const isAnswer = (text: string | undefined) => !text || yesNo.some((answer) => answer === text);
  return {
    ...(asksAllKeysLost(service) && !isAnswer(all_keys_lost) && { all_keys_lost: 'invalid' }),
    ...(asksUnusedKey(service) && !isAnswer(unused_key) && { unused_key: 'invalid' }),
  };
}
