import type { legal as en } from '../../en/pages/legal.ts';
import type { Translated } from '../../translated.ts';

/** Labels of the privacy policy and the terms. */
export const legal: Translated<typeof en> = {
  contents: 'En esta página',
  changed: (date: string) => `Último cambio: ${date}.`,
};
