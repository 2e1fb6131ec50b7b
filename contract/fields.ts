import type { SharedPosition } from './position.ts';

export const requestTypes = ['booking', 'callback'] as const;
export type RequestType = (typeof requestTypes)[number];

/** What must be known before a field is shown (docs/product.md 4.2). */
export type Condition =
  | 'address'
  | 'preset time'
  | 'other service'
  | 'vehicle'
  | 'all keys lost'
  | 'unused key';

interface Field {
  /** In UTF-16 code units. All limits together must fit into `maxBodyBytes`. Fields without one have fixed answers. */
  maxLength?: number;
  required?: true;
  askedWith?: Condition;
  preset?: string;
  /** The column that contains the value; by default the column with the field's name. */
  storedIn?: 'service' | 'vehicle_info';
  callback?: true;
  unseen?: true;
}

/** All fields that are sent, in the order of the columns in responses and mails. */
export const fields = {
  name: { maxLength: 200, required: true, callback: true },
  phone: { maxLength: 40, required: true, callback: true },
  email: { maxLength: 254, callback: true },
  address: { maxLength: 500, required: true },
  unit_number: { maxLength: 60, askedWith: 'address' },
  gate_code: { maxLength: 60, askedWith: 'address' },
  service: { required: true },
  timeframe: {},
  /** Whether the customer has touched `timeframe`, which is preset to ASAP. Older clients do not send it. */
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
export type ShownField = Exclude<FormField, Names<{ unseen: true }>>;
export type TextField = Names<{ maxLength: number }>;
export type StoredField = Exclude<FormField, Names<{ storedIn: string }>>;

export const fieldsInOrder = Object.keys(fields) as FormField[];

export const fieldOf = (name: FormField): Field => fields[name];

const isText = (name: FormField): name is TextField => fieldOf(name).maxLength !== undefined;

export const textFields = fieldsInOrder.filter(isText);

export const formFields = [...textFields, ...fieldsInOrder.filter((name) => !isText(name))];

export const yesNo = ['yes', 'no'] as const;

/** Fields that the customer filled in and the desk may correct (docs/product.md 12.16). */
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

export interface FormValues extends Partial<Record<FormField, string>> {
  position?: SharedPosition | undefined;
  danger?: true | undefined;
  sms_consent?: true | undefined;
}

export const maxBodyBytes = 64 * 1024;
