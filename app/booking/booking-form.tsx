import { business } from '../../content/en/business.ts';
import { formWords } from '../../content/en/form.ts';
import { Button } from '../ui/button.tsx';
import { ErrorBoundary } from '../ui/error-boundary.tsx';
import { RequestForm, type RequestFormProps } from './request-form.tsx';

/** The booking form, or the number to call should it fail (specification 8, 'Render errors'). */
export function BookingForm(props: RequestFormProps) {
  return (
    <ErrorBoundary fallback={(retry) => <FormUnavailable retry={retry} />}>
      <RequestForm {...props} />
    </ErrorBoundary>
  );
}

function FormUnavailable({ retry }: { retry: () => void }) {
  return (
    <div role="alert" className="grid gap-4">
      <p>
        {formWords.boundary.beforePhone}
        <a
          href={`tel:${business.telephone}`}
          className="whitespace-nowrap font-semibold text-navy underline"
        >
          {business.telephoneText}
        </a>
        {formWords.boundary.afterPhone}
      </p>
      <Button onClick={retry}>{formWords.boundary.retry}</Button>
    </div>
  );
}
