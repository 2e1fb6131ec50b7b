import { useLayoutEffect, useState } from 'react';
import { locationWords as words } from '#words/form/location.ts';
import { places } from '../../../content/facts/places.ts';
import { outsideArea } from '../../../contract/outside-area.ts';
import type { SharedPosition } from '../../../contract/position.ts';
import { usePhone } from '../../phone/use-phone.ts';

const isOutside = outsideArea(places);

/** In meters. A less accurate position covers several houses. */
const exact = 200;

interface AddressNotesProps {
  fieldId: string;
  address: string;
  position: SharedPosition | undefined;
}

export function AddressNotes({ fieldId, address, position }: AddressNotesProps) {
  const phone = usePhone();
  return (
    <>
      <WholeAddress fieldId={fieldId} address={address} />
      <div role="status" className="text-sm">
        {position && (
          <p className="mt-1">
            <span className="font-semibold">{words.shared(position.accuracy)}</span>
            {position.accuracy > exact && <span className="text-quiet"> {words.inexact}</span>}
          </p>
        )}
        {isOutside(address) && (
          <p className="mt-1 text-quiet">
            <span>{words.outside}</span>{' '}
            <a href={phone.href} className="whitespace-nowrap font-semibold text-navy underline">
              {phone.text}
            </a>
          </p>
        )}
      </div>
    </>
  );
}

/** Shows the full address if the field cuts it off. Hidden from screen readers, which read the whole field. */
function WholeAddress({ fieldId, address }: Omit<AddressNotesProps, 'position'>) {
  const [isCut, setCut] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whether the field cuts the text off depends on `address`
  useLayoutEffect(() => {
    const field = document.getElementById(fieldId);
    setCut(field !== null && field.scrollWidth > field.clientWidth);
  }, [fieldId, address]);
  return (
    isCut && (
      <p aria-hidden="true" className="mt-1 text-sm text-quiet">
        {address}
      </p>
    )
  );
}
