import type { FastifyRequest } from 'fastify';
import { formMessages, problemDetails } from '../../content/en/form/messages.ts';
import { customerProblems } from '../../content/es/desk-problems.ts';
import {
  formMessages as formSpanish,
  problemDetails as problemsSpanish,
} from '../../content/es/form/messages.ts';
import { deskProblems } from '../../content/owner/desk.ts';
import { type Language, languages } from '../../contract/languages.ts';

type Words = Readonly<Record<string, unknown>>;

function pairs(english: Words, other: Words): [unknown, unknown][] {
  return Object.keys(other).map((name) => [english[name], other[name]]);
}

/** Texts in Spanish, by what they are in English. */
const inSpanish = new Map([
  ...pairs(problemDetails, problemsSpanish),
  ...pairs(formMessages.verificationRequired, formSpanish.verificationRequired),
  ...pairs(deskProblems, customerProblems),
]);

/** A text of an answer in this language; as it is, if there is no other. */
export function inLanguage(language: Language, text: string): string {
  const found = language === 'es' ? inSpanish.get(text) : undefined;
  return typeof found === 'string' ? found : text;
}

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
