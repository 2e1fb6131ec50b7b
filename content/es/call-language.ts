import { speaksSpanish } from '../en/owner-facts.ts';

/** Says nothing about calls until the owner has stated their language (docs/style.md). */
const said = {
  yes: 'Hablamos español.',
  no: 'Formulario en español. Llamadas en inglés.',
  '': 'Formulario en español.',
};

export const callLanguage: string = said[speaksSpanish];
