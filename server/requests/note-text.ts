import { visibleLength } from '../../contract/typed-values.ts';
import { problemWords } from '../http/answer-language.ts';
import { ProblemError } from '../http/problem-details.ts';

/** Control characters other than tabs and line breaks. PostgreSQL cannot store NUL or lone surrogates. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern is meant to find control characters
const unstorable = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f]|\p{Surrogate}/u;

export const storable = (text: string) => text.replace(new RegExp(unstorable, 'gu'), '');

export const longestNote = 2000;

type Words = Pick<(typeof problemWords)['en'], 'noteLength' | 'noteCharacters'>;

type Note = { kind: 'note'; text: string } | { kind: 'refused'; problem: string };

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

/** Throws a 422 for `field` if the note is refused. */
export function readNote(typed: string, most: number, field: string, words?: Words): string {
  const note = checkNote(typed, most, words);
  if (note.kind === 'note') return note.text;
  throw new ProblemError(422, 'fields', { [field]: note.problem });
}
