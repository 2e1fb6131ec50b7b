import { type FormValues, fields, formFields, type TextField, textFields } from './fields.ts';

/** NFC leaves at least a quarter of a text's length (Unicode Standard Annex 15, expansion factors). */
const mostComposed = 4;

/**
 * NFC takes quadratic time over the marks that follow one letter. No language stacks more than 30 (the
 * same annex, 'Stream-Safe Text Format'): text that does is left as typed.
 */
const stackedMarks = /\p{M}{31}/u;

/** Marks that a paste brings along and that show as a space. */
const pastedSpace = /[\t\v\f\x85\u2028\u2029]/g;

const invisible = /[\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** How much of a text can be seen, in UTF-16 code units, without the white space around it. */
export function visibleLength(text: string): number {
  return text.replace(invisible, '').trim().length;
}

/** Browsers drop line breaks from a field of one line: only in blank text is a break a space. */
function onOneLine(text: string): string {
  const line = text.replace(pastedSpace, ' ');
  return line.trim() ? line : line.replace(/[\r\n]/g, ' ');
}

function readText(field: TextField, typed: string): string {
  if (typed.length > mostComposed * fields[field].maxLength) return typed; // too long in any form
  const text = field === 'notes' ? typed : onOneLine(typed);
  return stackedMarks.test(text) ? text : text.normalize('NFC');
}

const isText = (name: string): name is TextField => textFields.some((field) => field === name);

/**
 * The values as the page and the server check, send and store them: in NFC, a tab in a field of one line
 * is a space, and otherwise as typed. An empty value is none.
 */
export function readValues(typed: FormValues): FormValues {
  const read: FormValues = {};
  for (const name of formFields) {
    const value = typed[name];
    if (value) read[name] = isText(name) ? readText(name, value) : value;
  }
  return read;
}
