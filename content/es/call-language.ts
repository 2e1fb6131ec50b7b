import { speaksSpanish } from '../en/owner-facts.ts';

export const callLanguage: string =
  speaksSpanish === 'yes'
    ? 'Hablamos español.'
    : 'El formulario funciona en español. Las llamadas se contestan en inglés.';
