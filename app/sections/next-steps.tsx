import { nextSteps } from '../../content/en/site.ts';

/** What follows a request, as a numbered list. */
export function NextSteps() {
  return (
    <div>
      <h2 className="sign text-3xl text-navy md:text-4xl">{nextSteps.title}</h2>
      <ol className="mt-6 grid gap-8">
        {nextSteps.steps.map(({ title, text }, index) => (
          <li key={title} className="grid max-w-2xl grid-cols-[auto_1fr] gap-x-5">
            <span aria-hidden="true" className="sign row-span-2 w-10 text-5xl text-line">
              {index + 1}
            </span>
            <h3 className="sign text-xl md:text-2xl">{title}</h3>
            <p className="mt-1 text-quiet">{text}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}
