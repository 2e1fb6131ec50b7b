import { nextSteps } from '../../content/en/site.ts';

/** What follows a request, as a numbered list: one below the other, or `across` the page where it is wide. */
export function NextSteps({ across = false }: { across?: boolean }) {
  return (
    <div>
      <h2 className="sign text-3xl text-navy md:text-4xl">{nextSteps.title}</h2>
      <ol className={`mt-8 grid gap-8 ${across ? 'lg:grid-cols-3 lg:gap-12' : ''}`}>
        {nextSteps.steps.map(({ title, text }, index) => (
          <li key={title} className="grid max-w-2xl grid-cols-[auto_1fr] content-start gap-x-4">
            <span
              aria-hidden="true"
              className="sign row-span-2 h-13 w-10 bg-navy pt-2 text-center text-2xl text-white [clip-path:polygon(0_0,100%_0,100%_72%,50%_100%,0_72%)]"
            >
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
