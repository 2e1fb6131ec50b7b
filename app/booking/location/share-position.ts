import type { UseFormReturn } from 'react-hook-form';
import { townAddress } from '../../../content/facts/areas.ts';
import { townPoints } from '../../../content/facts/places.ts';
import type { FormValues } from '../../../contract/fields.ts';
import { nearestTown } from '../../../contract/nearest-town.ts';
import type { SharedPosition } from '../../../contract/position.ts';
import { visibleLength } from '../../../contract/typed-values.ts';
import type { AddressAt } from '../../maps/use-suggestions.ts';
import { forgetPosition, readPosition, storePosition } from '../../telemetry/position.ts';

type Form = Pick<UseFormReturn<FormValues>, 'control' | 'getValues' | 'setValue' | 'trigger'>;

/** For each form, the address that was filled in. It is removed with the position. */
const filledIn = new WeakMap<Form['control'], string>();

async function townAt(position: SharedPosition): Promise<string | undefined> {
  const town = nearestTown(townPoints, position);
  return town && townAddress(town);
}

/** Also fills in an address if none was typed. Rejects if a lookup fails. Changes nothing after `signal` aborts. */
export async function sharePosition(
  { control, getValues, setValue, trigger }: Form,
  signal: AbortSignal,
  addressAt: AddressAt = townAt,
): Promise<void> {
  const position = await readPosition();
  if (signal.aborted) return;
  storePosition(position);
  setValue('position', position);
  void trigger('address');
  const address = await addressAt(position);
  const isOverdue = signal.aborted || !getValues('position');
  if (!address || isOverdue || visibleLength(getValues('address') ?? '') > 0) return;
  setValue('address', address, { shouldValidate: true, shouldTouch: true });
  filledIn.set(control, address);
}

export function removePosition({ control, getValues, setValue }: Form): void {
  forgetPosition();
  setValue('position', undefined);
  if (getValues('address') === filledIn.get(control)) setValue('address', '');
}
