import { fieldMessages } from '#words/form/messages.ts';
import { type FieldName, fields, type TextField } from '../../contract/fields.ts';
import type { FieldErrorCode } from '../../contract/rules.ts';
import type { Translated } from '../translated.ts';

/** Returns the error message of a field. */
export function fieldMessage(
  form: 'booking' | 'callback',
  field: FieldName,
  code: FieldErrorCode,
  words: Translated<typeof fieldMessages> = fieldMessages,
): string {
  switch (code) {
    case 'missing_contact':
    case 'control_characters':
      return words[code];
    case 'too_long':
      return words.too_long(fields[field as TextField].maxLength);
    case 'invalid':
      return words[form][field] ?? words.other;
  }
}
