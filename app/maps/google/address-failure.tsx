import { googleAddressWords, mapsWords } from '#words/form/google.ts';
import { withShownNumber } from '../../phone/use-phone.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { BillingSteps } from './billing-steps.tsx';

interface AddressFailureProps {
  text: string;
  billing: boolean;
  onRetry: () => void;
  onTypeInstead: () => void;
}

export function AddressFailure({ text, billing, onRetry, onTypeInstead }: AddressFailureProps) {
  return (
    <div className="mt-1 grid gap-2">
      <Alert>{text}</Alert>
      <p className="text-base">{withShownNumber(mapsWords.advice)}</p>
      {billing && <BillingSteps />}
      <div className="flex flex-wrap gap-2">
        <Button look="quiet" onClick={onRetry}>
          {googleAddressWords.retry}
        </Button>
        <Button look="quiet" onClick={onTypeInstead}>
          {googleAddressWords.typeInstead}
        </Button>
      </div>
    </div>
  );
}
