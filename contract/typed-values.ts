import { type FormValues, fields, formFields, type TextField, textFields } from './fields.ts';

/** NFC leaves at least a quarter of a text's length (Unicode Standard Annex 15, expansion factors). */
const mostComposed = 4;

/**
 * NFC takes quadratic time over the marks that follow one letter. No language stacks more than 30 (the
 * same annex, 'Stream-Safe Text Format'): text that does is left as typed.
 */
const stackedMarks = /\p{M}{31}/u;

/** Characters in pasted text that look like a space. */
const pastedSpace = /[\t\v\f\x85\u2028\u2029]/g;

const invisible = /[\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** Length of the text without surrounding white space and invisible characters, in UTF-16 code units. */
export function visibleLength(text: string): number {
  return text.replace(invisible, '').trim().length;
}

/** A tab becomes a space. A line break does so only in blank text: browsers drop it from a one-line field. */
function onOneLine(text: string): string {
  const line = text.replace(pastedSpace, ' ');
  return line.trim() ? line : line.replace(/[\r\n]/g, ' ');
}

function readText(field: TextField, typed: string): string {
  if (typed.length > mostComposed * fields[field].maxLength) return typed; // too long in any form
  const line = field === 'notes' ? typed : onOneLine(typed);
  // Phones put a space after a suggestion of theirs, and a year of exactly four digits would be refused for it.
  const text = field === 'vehicle_year' ? line.trim() : line;
  return stackedMarks.test(text) ? text : text.normalize('NFC');
}

const isText = (name: string): name is TextField => textFields.some((field) => field === name);

/**
 * The values as both page and server check, send and store them: in NFC, with tabs in one-line fields replaced
 * by spaces and no spaces around a year, otherwise as typed. Empty values are left out. A shared position is left
 * as it is, and so are the boxes that were checked.
 */
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
