import { speaksSpanish } from '../en/owner-facts.ts';

/** Of calls nothing is said until the owner has (docs/style.md). */
const said = {
  yes: 'Hablamos español.',
  no: 'Formulario en español. Llamadas en inglés.',
  '': 'Formulario en español.',
};

export const callLanguage: string = said[speaksSpanish];
