import type { SharedPosition } from './position.ts';

/** The two kinds of request: the booking form, and 'Request a callback' on /contact. */
export const requestTypes = ['booking', 'callback'] as const;
export type RequestType = (typeof requestTypes)[number];

/** What has to be known before a question is asked (docs/product.md 4.2): contract/asked.ts. */
export type Condition =
  | 'address'
  | 'preset time'
  | 'other service'
  | 'vehicle'
  | 'all keys lost'
  | 'unused key';

interface Field {
  /**
   * Longest accepted text, in UTF-16 code units: generous for a person, small enough that every field at its limit
   * fits the 64 KB body. Customers' words are never cut: a longer value is refused with a message. Without it the
   * answers are fixed.
   */
  maxLength?: number;
  /** Marked and checked as required by the booking form, when it is asked. */
  required?: true;
  /** The answer to another field that makes the form ask this one; it is always asked if this is left out. */
  askedWith?: Condition;
  /** The answer until there is one. */
  preset?: string;
  /** The column that the value becomes part of. In a text column of its own name, if left out. */
  storedIn?: 'service' | 'vehicle_info';
  /** The callback form has it too. */
  callback?: true;
  /** Told by the form itself: it has no input and no label. */
  unseen?: true;
}

/**
 * Every field that is sent by its name. What is read, checked, sent, stored, answered and mailed follows from these
 * rows. Their order is the order of the stored columns in answers and mails.
 */
export const fields = {
  name: { maxLength: 200, required: true, callback: true },
  phone: { maxLength: 40, required: true, callback: true },
  email: { maxLength: 254, callback: true },
  address: { maxLength: 500, required: true },
  unit_number: { maxLength: 60, askedWith: 'address' },
  gate_code: { maxLength: 60, askedWith: 'address' },
  service: { required: true },
  timeframe: {},
  /** Whether the customer has touched `timeframe`, which is ASAP until then. Older clients do not say. */
  timeframe_touched: { askedWith: 'preset time', preset: 'no', unseen: true },
  other_service: {
    maxLength: 200,
    required: true,
    askedWith: 'other service',
    storedIn: 'service',
  },
  vehicle_year: { maxLength: 20, required: true, askedWith: 'vehicle', storedIn: 'vehicle_info' },
  vehicle_make: { maxLength: 100, required: true, askedWith: 'vehicle', storedIn: 'vehicle_info' },
  vehicle_model: { maxLength: 100, required: true, askedWith: 'vehicle', storedIn: 'vehicle_info' },
  notes: { maxLength: 5000, callback: true },
  all_keys_lost: { askedWith: 'all keys lost', preset: 'no', storedIn: 'vehicle_info' },
  unused_key: { askedWith: 'unused key', preset: 'no', storedIn: 'vehicle_info' },
} as const satisfies Record<string, Field>;

type Fields = typeof fields;
export type FormField = keyof Fields;
export type FieldName = FormField | 'position' | 'recaptcha_token';
type Names<Row> = { [Name in FormField]: Fields[Name] extends Row ? Name : never }[FormField];
/** A field that the visitor sees. */
export type ShownField = Exclude<FormField, Names<{ unseen: true }>>;
export type TextField = Names<{ maxLength: number }>;
export type StoredField = Exclude<FormField, Names<{ storedIn: string }>>;

export const fieldsInOrder = Object.keys(fields) as FormField[];

/** What the list says of a field. */
export const fieldOf = (name: FormField): Field => fields[name];

const isText = (name: FormField): name is TextField => fieldOf(name).maxLength !== undefined;

export const textFields = fieldsInOrder.filter(isText);

/** All of them, in the order in which they are sent: texts first. */
export const formFields = [...textFields, ...fieldsInOrder.filter((name) => !isText(name))];

export const yesNo = ['yes', 'no'] as const;

/** What the customer wrote that the desk may correct (docs/product.md 12.16). */
export const editableFields = [
  'name',
  'phone',
  'email',
  'address',
  'unit_number',
  'gate_code',
  'service',
  'timeframe',
  'notes',
] as const satisfies FormField[];
export type EditableField = (typeof editableFields)[number];

/** What the visitor typed, chose and shared, named as submitted (docs/product.md 4.2). */
export interface FormValues extends Partial<Record<FormField, string>> {
  position?: SharedPosition | undefined;
  /** Someone is in danger. Left out where that was not said. */
  danger?: true | undefined;
  /** Texts about this request may go to its number. Left out where that was not said. */
  sms_consent?: true | undefined;
}

/** Largest request body the server reads, in bytes. */
export const maxBodyBytes = 64 * 1024;
