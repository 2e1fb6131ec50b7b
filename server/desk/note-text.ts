import { deskProblems } from '../../content/en/desk.ts';
import { problemDetails } from '../../content/en/messages.ts';
import { visibleLength } from '../../contract/typed-values.ts';
import { ProblemError } from '../http/problem-details.ts';

/** NUL and lone surrogates cannot be stored in every database. Tabs and line breaks may stay. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const unstorable = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f]|\p{Surrogate}/u;

export const longestNote = 2000;

/** A note as it is stored. Throws a 422 that names `field`. */
export function readNote(typed: string, most: number, field: string): string {
  const refuse = (words: string) =>
    new ProblemError(422, problemDetails.fields, { [field]: words });
  if (typed.length > 2 * most) throw refuse(deskProblems.noteLength(most));
  if (unstorable.test(typed)) throw refuse(deskProblems.noteCharacters);
  const text = typed.trim();
  // In characters as a person counts them, not in UTF-16 code units.
  const isTooLong = [...text].length > most;
  if (isTooLong || visibleLength(text) === 0) throw refuse(deskProblems.noteLength(most));
  return text;
}
