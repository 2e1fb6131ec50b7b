import type { EmptiedColumn } from '../../contract/retention.ts';

/** How the privacy policy names each column that is emptied, and says when. */
export const retentionWords = {
  columns: {
    name: 'your name',
    phone: 'your phone number',
    email: 'your email address',
    address: 'the service address',
    unit_number: 'the unit number',
    gate_code: 'the gate code',
    vehicle_info: 'the details of the vehicle',
    notes: 'your notes and those made about your request',
    idempotency_key: 'the random number and the fingerprint of your answers',
    photos: 'your photos',
    visitor_info: 'the facts about your browser and your visit',
    page_metrics: 'how you used the page',
    position: 'your position',
    source_url: 'the page you sent it from',
    traffic_source: 'how you found us',
  } satisfies Record<EmptiedColumn, string>,
  /** The parts of the traffic source that are kept, by their stored names. */
  kept: { source: 'source', medium: 'medium', campaign: 'campaign' },
  /** For a column some of whose values are kept. */
  except: (column: string, kept: string) => `${column}, except for ${kept}`,
  closed: (days: number, what: string) => `${days} days after your request is closed: ${what}.`,
  sent: (days: number, what: string) => `${days} days after you sent your request: ${what}.`,
} as const;
