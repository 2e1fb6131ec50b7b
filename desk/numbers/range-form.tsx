import { type SyntheticEvent, useState } from 'react';
import { Link } from 'react-router';
import { Button } from '../../app/ui/button.tsx';
import { TextField } from '../../app/ui/field.tsx';
import { numbersWords } from '../../content/owner/desk/numbers.ts';
import { useFocusFallback } from '../layout/focus.tsx';
import { type Range, spans } from '../time/range.ts';
import { useToday } from '../time/use-now.ts';

const words = numbersWords.range;

interface RangeFormProps {
  range: Range & { span?: number };
  show: (range: Range) => void;
}

/** The usual spans are links, so that they can be bookmarked. Other ranges are typed. */
export function RangeForm({ range: { from, to, span }, show }: RangeFormProps) {
  // When the days change, React creates another form, and the focused button disappears.
  const place = useFocusFallback<HTMLDivElement>((all) => all.querySelector('button'));
  return (
    <div ref={place} className="mt-3 print:hidden">
      <nav aria-label={words.label} className="flex flex-wrap gap-3">
        {spans.map((count) => (
          <Link
            key={count}
            to={`?days=${count}`}
            aria-current={count === span || undefined}
            className="inline-flex min-h-12 items-center rounded-lg border border-navy px-4 font-semibold text-navy aria-[current]:bg-navy aria-[current]:text-white"
          >
            {words.last(count)}
          </Link>
        ))}
      </nav>
      <Days key={from + to} range={{ from, to }} show={show} />
    </div>
  );
}

function Days({ range, show }: { range: Range; show: (range: Range) => void }) {
  const [typed, setTyped] = useState(range);
  const [isBackwards, setBackwards] = useState(false);
  const today = useToday();
  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    setBackwards(typed.to < typed.from);
    if (typed.from <= typed.to) show(typed);
  }
  return (
    <form onSubmit={submit} className="mt-3 grid grid-cols-2 gap-3 sm:flex sm:items-start">
      {(['from', 'to'] as const).map((name) => (
        <TextField
          key={name}
          id={`range-${name}`}
          type="date"
          label={words[name]}
          min="2020-01-01"
          max={today}
          value={typed[name]}
          error={name === 'to' && isBackwards ? words.backwards : undefined}
          onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
        />
      ))}
      <Button type="submit" look="quiet" className="col-span-2 sm:mt-7">
        {words.show}
      </Button>
    </form>
  );
}
