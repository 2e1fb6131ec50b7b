import { contact } from '#words/pages/contact.ts';
import { validateCallback, validateCallbackToSend } from '../../contract/rules.ts';
import { TextAreaField, TextField } from '../ui/field.tsx';
import { PhoneField } from './fields/phone-field.tsx';
import type { FormKind } from './fields/use-form-fields.ts';
import { type FormProps, RequestForm } from './request-form.tsx';

/** No field is required, but there must be a way to answer (docs/product.md 4.1). */
const callbackKind: FormKind = {
  type: 'callback',
  notes: contact.callback.notes,
  validate: validateCallback,
  validateToSend: validateCallbackToSend,
  addressFirst: false,
  clears: {},
  // The phone field shows that contact details are missing, which an email address also resolves.
  settles: { email: ['phone'] },
};

export function CallbackForm(props: FormProps) {
  return (
    <RequestForm {...props} kind={callbackKind} words={contact.callback}>
      {({ field }) => (
        <>
          <TextField {...field('name')} autoComplete="name" enterKeyHint="next" />
          <PhoneField {...field('phone')} type="tel" autoComplete="tel" enterKeyHint="next" />
          <TextField {...field('email')} type="email" autoComplete="email" enterKeyHint="next" />
          <TextAreaField {...field('notes')} rows={3} />
        </>
      )}
    </RequestForm>
  );
}
