import { mapsWords } from '../../../content/en/google.ts';

const { steps, link, console } = mapsWords.billingHint;

/** What the operator has to do (docs/product.md 6.7). */
export function BillingSteps() {
  return (
    <>
      <ol className="list-decimal pl-6 text-base">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <a
        href={console}
        target="_blank"
        rel="noreferrer"
        className="inline-block py-2 font-semibold underline underline-offset-4"
      >
        {link}
      </a>
    </>
  );
}
