/**
 * What is deleted from a stored request, and when (docs/product.md 9.12). The daily job works by this list, and
 * the privacy policy is written from it.
 */
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

/** Texts of numbers that no request has are kept for so long. */
export const unassignedTextDays = 30;

export type RetentionRule = (typeof retentionRules)[number];
/** A column of a request, or `photos`: its rows of that table. */
export type EmptiedColumn = RetentionRule['columns'][number];

/** Members of `traffic_source` that stay: they count what advertising leads to, and tell nothing of a person. */
export const keptOfSource = ['source', 'medium', 'campaign'] as const;

/** How much of a request is still stored: all, all but telemetry, or only what is counted. */
export const keptParts = ['all', 'person', 'counts'] as const;
export type KeptPart = (typeof keptParts)[number];
