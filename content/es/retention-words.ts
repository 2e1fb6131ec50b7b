import type { retentionWords as en } from '../en/retention-words.ts';
import type { Translated } from '../translated.ts';

/** How the privacy policy names each column that is emptied, and says when. */
export const retentionWords: Translated<typeof en> = {
  columns: {
    name: 'su nombre',
    phone: 'su número de teléfono',
    email: 'su correo electrónico',
    address: 'la dirección del servicio',
    unit_number: 'el número de apartamento o unidad',
    gate_code: 'el código del portón',
    vehicle_info: 'los datos del vehículo',
    notes: 'sus notas, las notas que se hicieron sobre su solicitud',
    idempotency_key: 'el número al azar con el código calculado a partir de sus respuestas',
    photos: 'sus fotos',
    visitor_info: 'los datos sobre su navegador y su visita',
    page_metrics: 'cómo usó la página',
    position: 'su ubicación',
    source_url: 'la página desde la que la mandó',
    traffic_source: 'cómo nos encontró',
  },
  kept: { source: 'la fuente', medium: 'el medio', campaign: 'la campaña' },
  /** For a column some of whose values are kept. */
  except: (column: string, kept: string) => `${column}, salvo ${kept}`,
  closed: (days: number, what: string) => `${days} días después de cerrarse su solicitud: ${what}.`,
  sent: (days: number, what: string) => `${days} días después de mandar su solicitud: ${what}.`,
};
