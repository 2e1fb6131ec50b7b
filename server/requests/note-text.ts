import { visibleLength } from '../../contract/typed-values.ts';
import { problemWords } from '../http/answer-language.ts';
import { ProblemError } from '../http/problem-details.ts';

/** Control characters other than tabs and line breaks. PostgreSQL cannot store NUL or lone surrogates. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const unstorable = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f]|\p{Surrogate}/u;

/** What of a text can be stored. */
export const storable = (text: string) => text.replace(new RegExp(unstorable, 'gu'), '');

export const longestNote = 2000;

type Words = Pick<(typeof problemWords)['en'], 'noteLength' | 'noteCharacters'>;

type Note = { kind: 'note'; text: string } | { kind: 'refused'; problem: string };

/** The trimmed note; refused if it is empty, too long, or has control characters. */
export function checkNote(typed: string, most: number, words: Words = problemWords.en): Note {
  const refused = (problem: string): Note => ({ kind: 'refused', problem });
  if (typed.length > 2 * most) return refused(words.noteLength(most));
  if (unstorable.test(typed)) return refused(words.noteCharacters);
  const text = typed.trim();
  // Counts code points, so that an emoji is not two characters.
  const isTooLong = [...text].length > most;
  if (isTooLong || visibleLength(text) === 0) return refused(words.noteLength(most));
  return { kind: 'note', text };
}

/** The trimmed note. Throws a 422 for `field` if it is refused, in English unless other words are given. */
export function readNote(typed: string, most: number, field: string, words?: Words): string {
  const note = checkNote(typed, most, words);
  if (note.kind === 'note') return note.text;
  throw new ProblemError(422, 'fields', { [field]: note.problem });
}
