import { mapsWords } from '#words/form/google.ts';

const { text, steps, link, console } = mapsWords.billingHint;

/** For the operator, collapsed for visitors (docs/product.md 6.7). */
export function BillingSteps() {
  return (
    <details className="py-2 text-base">
      <summary className="min-h-11 cursor-pointer py-2">{mapsWords.forOwner}</summary>
      <p>{text}</p>
      <ol className="list-decimal pl-6">
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
    </details>
  );
}
