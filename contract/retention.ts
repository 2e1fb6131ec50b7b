/** Used by the daily deletion and by the text of the privacy policy (docs/product.md 9.12). */
export const retentionRules = [
  { what: 'gate code', days: 7, since: 'closed', columns: ['gate_code'] },
  { what: 'pictures', days: 90, since: 'closed', columns: ['photos'] },
  {
    what: 'telemetry',
    days: 90,
    since: 'sent',
    columns: ['visitor_info', 'page_metrics', 'position', 'source_url', 'traffic_source'],
  },
  {
    what: 'person',
    days: 400,
    since: 'sent',
    columns: [
      'photos',
      'name',
      'phone',
      'email',
      'address',
      'unit_number',
      'gate_code',
      'vehicle_info',
      'notes',
      'idempotency_key',
    ],
  },
] as const;

export const unassignedTextDays = 30;

export const keptTapDays = 3 * 365;

export type RetentionRule = (typeof retentionRules)[number];
export type EmptiedColumn = RetentionRule['columns'][number];

/** Members of `traffic_source` that are kept, since they identify nobody. */
export const keptOfSource = ['source', 'medium', 'campaign'] as const;

/** `person`: all but telemetry. `counts`: only what statistics need. */
export const keptParts = ['all', 'person', 'counts'] as const;
export type KeptPart = (typeof keptParts)[number];
