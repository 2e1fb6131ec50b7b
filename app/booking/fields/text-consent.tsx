import type { ComponentProps } from 'react';
import { language } from '#words/language.ts';
import { consentParts } from '../../before-hydration/root-data.ts';
import type { FormFields } from './use-form-fields.ts';

const [label = '', terms, link] = consentParts;

/** Asks for consent to texts, with what the law wants beside it, while texts are on (server/site/texts-page.ts). */
export function TextConsent({ form }: Pick<FormFields, 'form'>) {
  if (!label) return null;
  return (
    <div>
      <CheckBox label={label} aria-describedby="texts-terms" {...form.register('sms_consent')} />
      <p id="texts-terms" className="text-sm text-quiet">
        {terms}
        {/* Another tab: what is typed here would be gone. */}
        <a
          href={`${language.prefix}/privacy-policy`}
          target="_blank"
          rel="noreferrer"
          className="flex min-h-12 items-center underline"
        >
          {link}
        </a>
      </p>
    </div>
  );
}

export function CheckBox({ label, ...input }: ComponentProps<'input'> & { label: string }) {
  return (
    <label className="flex min-h-12 items-center gap-3">
      <input type="checkbox" className="size-5 shrink-0 accent-navy" {...input} />
      <span className="min-w-0">{label}</span>
    </label>
  );
}
