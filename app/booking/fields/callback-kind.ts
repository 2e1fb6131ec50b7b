import { contact } from '../../../content/en/contact.ts';
import { validateCallback, validateCallbackToSend } from '../../../contract/rules.ts';
import type { FormKind } from './form-kind.ts';
import { shownValues } from './shown-values.ts';

/** The shorter form: nothing is required by itself, but there must be a way to answer (docs/product.md 4.1). */
export const callbackKind: FormKind = {
  type: 'callback',
  required: [],
  notes: contact.callback.notes,
  shown: shownValues,
  validate: validateCallback,
  validateToSend: validateCallbackToSend,
  addressFirst: false,
  clears: {},
  // The missing way to answer is told at the phone field; an email mends it too.
  settles: { email: ['phone'] },
};
