/** Sends the form if React cannot start (docs/product.md 4.11). It shares no file with what has failed. */
import { formWords } from '#words/form/form.ts';
import { formMessages } from '#words/form/messages.ts';
import { language } from '#words/language.ts';
import type { FormValues, ShownField } from '../../contract/fields.ts';
import { consentSeen } from '../booking/fields/consent-parts.ts';
import { saveValues, takeValues } from '../booking/fields/saved-values.ts';
import { freshToken } from '../booking/offline-queue/fresh-token.ts';
import { type Attempt, attemptFor } from '../booking/submit/attempt.ts';
import type { FieldMessages, Outcome } from '../booking/submit/outcome.ts';
import { send } from '../booking/submit/send.ts';
import { menuButton, pendingNotice, type WaitingData } from '../browser/dom-contract.ts';
import { isFirstReload } from '../browser/first-reload.ts';
import { withShownNumber } from '../phone/use-phone.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const form = document.querySelector<HTMLFormElement>('form[method=post]');

const controlsOf = (form: HTMLFormElement) =>
  [...form.querySelectorAll<Control>('[name]')].filter(({ value }) => value.trim() !== '');

const isBox = (control: Control): control is HTMLInputElement => control.type === 'checkbox';

const valuesOf = (form: HTMLFormElement): FormValues =>
  Object.fromEntries(
    controlsOf(form)
      .filter((control) => !isBox(control) || control.checked)
      .map((control) => [control.name, isBox(control) || control.value]),
  );

function fill(form: HTMLFormElement, values: FormValues): void {
  for (const [name, value] of Object.entries(values)) {
    const control = form.querySelector<Control>(`[name=${name}]`);
    if (control && isBox(control)) control.checked = Boolean(value);
    else if (control) control.value = value;
  }
}

/** Adds inputs for answers that the server misses, such as the vehicle. */
function ask(form: HTMLFormElement, errors: FieldMessages): void {
  const button = form.querySelector('[type=submit]');
  for (const name of Object.keys(errors)) {
    if (!(name in formWords.labels) || form.querySelector(`[name=${name}]`)) continue;
    const label = document.createElement('label');
    const input = Object.assign(document.createElement('input'), { name, className: 'control' });
    label.append(formWords.labels[name as ShownField], input);
    button?.before(label);
  }
}

function wordsFor(outcome: Outcome): string {
  switch (outcome.kind) {
    case 'stored':
      return `${formMessages.success} ${outcome.receipt.reference}`;
    case 'fields':
      return Object.values(outcome.errors).join('. ');
    case 'captcha':
    case 'refused':
      return outcome.message;
    default:
      return formWords.late;
  }
}

function takeOver(form: HTMLFormElement, isPending: boolean): void {
  const marks: WaitingData = form.dataset;
  const notice = form.querySelector<HTMLElement>(pendingNotice);
  const button = form.querySelector<HTMLButtonElement>('[type=submit]');
  let attempt: Attempt | undefined;

  function tell(words: string): void {
    if (!notice) return;
    notice.textContent = withShownNumber(words);
    notice.hidden = false;
  }

  async function sendOnce(): Promise<Outcome> {
    const solved = await freshToken();
    if (solved.kind !== 'token') return { kind: 'no_answer' };
    const values = valuesOf(form);
    attempt = attemptFor(attempt, values, solved.token, () => ({
      type: form.querySelector('[name=service]') ? 'booking' : 'callback',
      language: language.code,
      source_url: location.pathname,
      sms_consent_words: consentSeen(values),
    }));
    return await send(attempt);
  }

  async function press(): Promise<void> {
    // Not `disabled`, because the button would lose the focus.
    if (button?.hasAttribute('aria-disabled')) return;
    button?.setAttribute('aria-disabled', 'true');
    tell(formWords.submitting);
    const outcome = await sendOnce();
    tell(wordsFor(outcome));
    if (outcome.kind === 'fields') ask(form, outcome.errors);
    if (outcome.kind !== 'stored') button?.removeAttribute('aria-disabled');
  }

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void press();
  });
  marks.ready = 'plain';
  tell(formWords.plain);
  if (isPending) void press();
}

if (isFirstReload(location.pathname + location.search)) {
  const { pending }: WaitingData = form?.dataset ?? {};
  if (form) saveValues(valuesOf(form), pending !== undefined);
  location.reload();
} else {
  const { values, isPending } = takeValues();
  if (form) {
    fill(form, values);
    takeOver(form, isPending || (form.dataset as WaitingData).pending !== undefined);
  }
  // Lets the menu link navigate at once.
  const menu: WaitingData = document.querySelector<HTMLElement>(menuButton)?.dataset ?? {};
  menu.ready = 'plain';
}
