import type { FastifyRequest } from 'fastify';
import { problemDetails } from '../../content/en/form/messages.ts';
import { customerProblems } from '../../content/es/desk-problems.ts';
import { problemDetails as inSpanish } from '../../content/es/form/messages.ts';
import { deskProblems } from '../../content/owner/desk.ts';
import type { Translated } from '../../content/translated.ts';
import { type Language, languages } from '../../contract/languages.ts';

const english = { ...problemDetails, ...deskProblems };
type Words = typeof english;

/** The name of a refusal's words, which is also its label in the counts. */
export type ProblemCode = {
  [Code in keyof Words]: Words[Code] extends string ? Code : never;
}[keyof Words];

/** Of the desk's problems, only those that customers can meet have Spanish words. */
export const problemWords: Record<Language, Translated<Words>> = {
  en: english,
  es: { ...english, ...inSpanish, ...customerProblems },
};

/** An `Accept-Language` counts only if it is exactly what our Spanish pages send, never a browser's own. */
export function answerLanguage({ body, headers }: Pick<FastifyRequest, 'body' | 'headers'>) {
  const named = typeof body === 'object' && body !== null && 'language' in body && body.language;
  return (
    languages.find((language) => language === named) ??
    (headers['accept-language'] === 'es' ? 'es' : 'en')
  );
}
