import { type FormValues, fields, formFields, type TextField, textFields } from './fields.ts';

/** NFC shortens text to a quarter at most (Unicode Standard Annex 15, expansion factors). */
const mostComposed = 4;

/** NFC takes quadratic time in the marks on one letter. No language uses more than 30 (same annex, Stream-Safe Text). */
const stackedMarks = /\p{M}{31}/u;

const pastedSpace = /[\t\v\f\x85\u2028\u2029]/g;

const invisible = /[\p{Default_Ignorable_Code_Point}\u2800]/gu;

export function visibleLength(text: string): number {
  return text.replace(invisible, '').trim().length;
}

/** Browsers drop line breaks from a one-line field, so they become spaces only in blank text. */
function onOneLine(text: string): string {
  const line = text.replace(pastedSpace, ' ');
  return line.trim() ? line : line.replace(/[\r\n]/g, ' ');
}

function readText(field: TextField, typed: string): string {
  if (typed.length > mostComposed * fields[field].maxLength) return typed; // too long in any form
  const line = field === 'notes' ? typed : onOneLine(typed);
  // Phones add a space to what they suggest, which would make a year invalid.
  const text = field === 'vehicle_year' ? line.trim() : line;
  return stackedMarks.test(text) ? text : text.normalize('NFC');
}

const isText = (name: string): name is TextField => textFields.some((field) => field === name);

/** Returns values in the form in which page and server check, send and store them (docs/product.md 4.4). */
export function readValues(typed: FormValues): FormValues {
  const read: FormValues = {};
  for (const name of formFields) {
    const value = typed[name];
    if (value) read[name] = isText(name) ? readText(name, value) : value;
  }
  if (typed.danger) read.danger = true;
  if (typed.sms_consent) read.sms_consent = true;
  return typed.position === undefined ? read : { ...read, position: typed.position };
}
