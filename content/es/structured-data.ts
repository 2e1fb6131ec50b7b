import type { structuredWords as en } from '../en/structured-data.ts';
import { business } from '../facts/business.ts';
import type { Translated } from '../translated.ts';

export { knownEmail } from '../en/structured-data.ts';

/** Texts of structured data that no page shows in these words. In their own file: only its builder loads them. */
export const structuredWords: Translated<typeof en> = {
  business: `Cerrajero con licencia y seguro en ${business.locality} y siete ciudades cercanas, de día y de noche.`,
  serviceType: 'Cerrajero',
  townService: (town: string) => `Servicio de cerrajería en ${town}, ${business.regionCode}`,
};
