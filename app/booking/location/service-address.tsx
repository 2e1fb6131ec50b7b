import { useCallback, useEffect, useRef, useState } from 'react';
import { formWords } from '#words/form/form.ts';
import { fieldMessage } from '../../../content/registry/field-message.ts';
import { positionTimeoutMs } from '../../../contract/position.ts';
import { timeLimit } from '../../browser/time-limit.ts';
import { useHydrated } from '../../layout/use-hydrated.ts';
import { AddressField } from '../../maps/address-field.tsx';
import type { AddressAt, SuggestionSource } from '../../maps/use-suggestions.ts';
import { Alert } from '../../ui/alert.tsx';
import type { FormFields } from '../fields/use-form-fields.ts';
import { type FormParts, formParts, loadFormParts } from '../load-form-parts.ts';
import { isTownAlone } from '../presets.ts';

const builtIn: SuggestionSource = {
  restMs: 0,
  find(typed) {
    const of = (parts?: FormParts) =>
      (parts?.suggestAddresses(typed) ?? []).map((text) => ({ text }));
    const parts = formParts();
    return parts ? of(parts) : loadFormParts().then(of);
  },
};

/** The address may be empty if a position is shared (docs/product.md 6.5). */
export function ServiceAddress({ fields: { field, form } }: { fields: FormFields }) {
  const [address = '', position] = form.watch(['address', 'position']);
  const [parts, setParts] = useState(formParts);
  const [isFinding, setFinding] = useState(false);
  /** The address at the time of the failure: its message disappears when the address is edited. */
  const [failedWith, setFailedWith] = useState<string>();
  /** The position may be removed while its address is being looked up, which is no failure. */
  const isRemoved = useRef(false);
  const isUsed = Boolean(address || position);

  const load = useCallback(async () => {
    const loaded = await loadFormParts();
    setParts(loaded);
    return loaded;
  }, []);

  useEffect(() => {
    if (isUsed) void load();
  }, [isUsed, load]);

  async function share(addressAt: AddressAt | undefined) {
    if (isFinding) return;
    setFinding(true);
    isRemoved.current = false;
    setFailedWith(undefined);
    // All failures have the same message. If only the address is unknown, the position is still shared.
    await timeLimit(positionTimeoutMs, async (signal) =>
      (await load())?.sharePosition(form, signal, addressAt),
    ).catch(() => undefined);
    setFinding(false);
    const now = form.getValues();
    if (!now.position && !isRemoved.current) setFailedWith(now.address ?? '');
  }

  function remove() {
    isRemoved.current = true;
    parts?.removePosition(form);
  }

  return (
    <AddressField
      {...field('address')}
      builtIn={builtIn}
      List={parts?.SuggestionList}
      required={!position}
      note={!position && isTownAlone(address) ? formWords.addStreet : undefined}
      autoComplete="street-address"
      enterKeyHint="next"
      placeholder={formWords.placeholders.address}
      onChoose={(chosen) =>
        form.setValue('address', chosen, { shouldValidate: true, shouldTouch: true })
      }
      below={(addressAt) => (
        <>
          {failedWith === address && (
            <Alert>{fieldMessage('booking', 'position', 'invalid')}</Alert>
          )}
          {parts && (
            <parts.AddressNotes
              fieldId={field('address').id}
              address={address}
              position={position}
            />
          )}
          <ShareButton
            state={position ? 'remove' : isFinding ? 'finding' : 'share'}
            onPress={() => (position ? remove() : void share(addressAt))}
          />
        </>
      )}
    />
  );
}

interface ShareButtonProps {
  state: keyof typeof formWords.location;
  onPress: () => void;
}

/** One button for sharing and removing, so that it keeps the focus. */
function ShareButton({ state, onPress }: ShareButtonProps) {
  // Rendered into the built page so that nothing moves when React starts.
  const hydrated = useHydrated();
  return (
    <button
      type="button"
      disabled={!hydrated}
      onClick={onPress}
      aria-disabled={state === 'finding' || undefined}
      className="text-link min-h-12 cursor-pointer font-semibold"
    >
      {formWords.location[state]}
    </button>
  );
}
