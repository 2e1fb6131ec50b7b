import { formWords } from '../../../content/en/form.ts';
import { validateBooking } from '../../../contract/rules.ts';
import type { FormField, FormKind } from './form-kind.ts';
import { shownValues } from './shown-values.ts';

/** Their errors go when the service changes (docs/product.md 4.7), with that of the other question it asks. */
const askedByService: readonly FormField[] = [
  'vehicle_year',
  'vehicle_make',
  'vehicle_model',
  'other_service',
];

export const bookingKind: FormKind = {
  type: 'booking',
  required: ['name', 'phone', 'address', 'service', ...askedByService],
  notes: formWords.notes,
  shown: shownValues,
  validate: validateBooking,
  addressFirst: true,
  clears: { service: askedByService },
  settles: { service: askedByService },
};
