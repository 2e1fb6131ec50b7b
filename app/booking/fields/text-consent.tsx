import type { ComponentProps } from 'react';
import { language } from '#words/language.ts';
import { consentParts } from './consent-parts.ts';
import type { FormFields } from './use-form-fields.ts';

const [label = '', terms, link] = consentParts;

/** Shown while texts are on (server/site/texts-page.ts). The law requires the terms next to the box. */
export function TextConsent({ form }: Pick<FormFields, 'form'>) {
  if (!label) return null;
  return (
    <div>
      <CheckBox label={label} aria-describedby="texts-terms" {...form.register('sms_consent')} />
      <p id="texts-terms" className="text-sm text-quiet">
        {terms}
        {/* In another tab, so that what was typed here is kept. */}
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
