import type { FastifyRequest } from 'fastify';
import { problemDetails } from '../../content/en/form/messages.ts';
import { customerProblems } from '../../content/es/desk-problems.ts';
import { problemDetails as inSpanish } from '../../content/es/form/messages.ts';
import { deskProblems } from '../../content/owner/desk.ts';
import type { Translated } from '../../content/translated.ts';
import { type Language, languages } from '../../contract/languages.ts';

const english = { ...problemDetails, ...deskProblems };
type Words = typeof english;

/** Why an answer refuses: the name of its words, also for counting, one of a fixed set. */
export type ProblemCode = {
  [Code in keyof Words]: Words[Code] extends string ? Code : never;
}[keyof Words];

/** Only those of the desk's problems that customers meet have Spanish words. */
export const problemWords: Record<Language, Translated<Words>> = {
  en: english,
  es: { ...english, ...inSpanish, ...customerProblems },
};

/**
 * The language in which an answer is read: what the body says, or else `Accept-Language` where it is exactly what our
 * Spanish pages send. The header of a browser never is, and says nothing of the page.
 */
export function answerLanguage({ body, headers }: Pick<FastifyRequest, 'body' | 'headers'>) {
  const named = typeof body === 'object' && body !== null && 'language' in body && body.language;
  return (
    languages.find((language) => language === named) ??
    (headers['accept-language'] === 'es' ? 'es' : 'en')
  );
}
