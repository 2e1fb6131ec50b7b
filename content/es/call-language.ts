import { speaksSpanish } from '../en/owner-facts.ts';

export const callLanguage: string =
  speaksSpanish === 'yes' ? 'Hablamos español.' : 'Formulario en español. Llamadas en inglés.';
