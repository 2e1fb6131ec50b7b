/** The two kinds of request: the booking form, and 'Request a callback' on /contact. */
export const submissionTypes = ['booking', 'callback'] as const;
export type SubmissionType = (typeof submissionTypes)[number];

/**
 * Longest accepted value of each free-text field, in UTF-16 code units.
 * A request with every field at its limit fits into the 64 KB body. A longer value is refused, never cut.
 */
export const maxLength = {
  name: 200,
  phone: 40,
  email: 254,
  address: 500,
  unit_number: 60,
  gate_code: 60,
  other_service: 200,
  vehicle_year: 20,
  vehicle_make: 100,
  vehicle_model: 100,
  notes: 5000,
} as const;

export type TextField = keyof typeof maxLength;
export const textFields = Object.keys(maxLength) as TextField[];

const choices = ['service', 'timeframe', 'all_keys_lost', 'unused_key'] as const;

export const valueNames = [...textFields, ...choices];
type ValueName = (typeof valueNames)[number];

export type FieldName = ValueName | 'recaptcha_token';

export const yesNo = ['yes', 'no'] as const;

/** What the visitor typed and chose, named as submitted (docs/product.md 4.2). */
export type FormValues = Partial<Record<ValueName, string>>;

/** Largest request body the server reads, in bytes. */
export const maxBodyBytes = 64 * 1024;
