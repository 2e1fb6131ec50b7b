import { contact } from '../../content/en/contact.ts';
import { TextAreaField, TextField } from '../ui/field.tsx';
import { callbackKind } from './fields/callback-kind.ts';
import { PhoneField } from './fields/phone-field.tsx';
import { type FormProps, RequestForm } from './request-form.tsx';

/** 'Request a callback' on /contact: the shorter form (docs/product.md 4.1). */
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
