import type { FormValues } from '../../../contract/fields.ts';
import {
  asksAllKeysLost,
  asksUnusedKey,
  needsVehicle,
  otherService,
} from '../../../contract/services.ts';
import { readValues, visibleLength } from '../../../contract/typed-values.ts';

/**
 * The values of the questions that are shown for these values: what is checked and what is sent
 * (docs/product.md 4.2). An answer to a question that has gone stays in the form, in
 * case it comes back, and must neither be sent nor stop the sending. Read as the server will read them.
 */
export function shownValues(values: FormValues): FormValues {
  const { service } = values;
  const hasAddress = visibleLength(values.address ?? '') > 0;
  const shown: FormValues = {
    name: values.name,
    phone: values.phone,
    email: values.email,
    address: values.address,
    unit_number: hasAddress ? values.unit_number : undefined,
    gate_code: hasAddress ? values.gate_code : undefined,
    service,
    timeframe: values.timeframe,
    other_service: service === otherService ? values.other_service : undefined,
    ...(needsVehicle(service) && {
      vehicle_year: values.vehicle_year,
      vehicle_make: values.vehicle_make,
      vehicle_model: values.vehicle_model,
    }),
    all_keys_lost: asksAllKeysLost(service) ? (values.all_keys_lost ?? 'no') : undefined,
    unused_key: asksUnusedKey(service) ? (values.unused_key ?? 'no') : undefined,
    notes: values.notes,
  };
  return readValues(shown);
}
