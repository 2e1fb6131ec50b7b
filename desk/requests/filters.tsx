import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { Button } from '../../app/ui/button.tsx';
import { controlClass, TextField } from '../../app/ui/field.tsx';
import { SelectField } from '../../app/ui/select.tsx';
import { areas } from '../../content/facts/areas.ts';
import { deskFrame } from '../../content/owner/desk/frame.ts';
import { listWords as words } from '../../content/owner/desk/requests.ts';
import { requestTypes } from '../../contract/fields.ts';
import { outsideTowns } from '../../contract/request-status.ts';
import { services, timeframes } from '../../contract/services.ts';
import { asIs, type Choice, Options } from '../layout/options.tsx';
import { isToSearch } from '../layout/use-keys.ts';
import { type FilterName, statusChoices, type Filters as Values } from './use-filters.ts';

const any: Choice = ['', words.any];

const selects: readonly [Exclude<FilterName, 'q' | 'from' | 'to'>, Choice[]][] = [
  ['status', statusChoices.map((status): Choice => [status, words.statuses[status]])],
  ['type', [any, ...requestTypes.map((type): Choice => [type, words.types[type]])]],
  ['service', [any, ...asIs(services)]],
  ['town', [any, ...asIs(areas.map(({ name }) => name)), [outsideTowns, deskFrame.outsideTowns]]],
  ['timeframe', [any, ...asIs(timeframes)]],
];

interface FiltersProps {
  /** The filters. `status` is the one that applies, even if the address has none. */
  filters: Values;
  change(changed: Partial<Values>): void;
  /** The query of the list, which the download shares. */
  search: string;
}

export function Filters({ filters, change, search }: FiltersProps) {
  const { q, status, ...others } = filters;
  const isChosen = status !== (q ? 'all' : 'open') || Object.values(others).some(Boolean);
  const [wasChosen, setWasChosen] = useState(isChosen);
  const [isOpen, setOpen] = useState(isChosen);
  // They stay open when the last one is reset, since the focus is there.
  if (isChosen !== wasChosen) {
    setWasChosen(isChosen);
    if (isChosen) setOpen(true);
  }

  function clear({ currentTarget }: { currentTarget: Element }): void {
    // Move the focus, since the button is about to be hidden.
    currentTarget.closest('details')?.querySelector('summary')?.focus();
    setOpen(false);
    change(Object.fromEntries(Object.keys(filters).map((name) => [name, ''])));
  }

  return (
    <search className="mt-3 block print:hidden">
      <SearchBox q={filters.q} change={change} />
      <details open={isOpen || undefined}>
        <summary className="w-fit cursor-pointer py-3 font-semibold">{words.filters}</summary>
        <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
          {selects.map(([name, choices]) => (
            <SelectField
              key={name}
              id={name}
              label={words.filter[name]}
              value={filters[name]}
              onChange={({ target }) => change({ [name]: target.value })}
            >
              <Options choices={choices} />
            </SelectField>
          ))}
          {(['from', 'to'] as const).map((name) => (
            <TextField
              key={name}
              id={name}
              type="date"
              label={words.filter[name]}
              value={filters[name]}
              onChange={({ target }) => change({ [name]: target.value })}
            />
          ))}
        </div>
        <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button look="quiet" onClick={clear}>
            {words.clear}
          </Button>
          <span>{words.export.label}</span>
          {(['csv', 'json'] as const).map((format) => (
            <a
              key={format}
              href={`/api/desk/export?${search}&format=${format}`}
              download
              className="py-2 font-semibold underline"
            >
              {words.export[format]}
            </a>
          ))}
        </div>
      </details>
    </search>
  );
}

const typingMs = 300;

function SearchBox({ q, change }: { q: string; change: FiltersProps['change'] }) {
  const [typed, setTyped] = useState(q);
  const [applied, setApplied] = useState(q);
  /** What was last searched for by typing. The address follows a little later, when more may have been typed. */
  const [sent, setSent] = useState(q);
  if (q !== applied) {
    setApplied(q);
    // The address has changed without typing: by the button that clears the filters, or by Back.
    if (q !== sent) {
      setSent(q);
      setTyped(q);
    }
  }
  useEffect(() => {
    if (typed.trim() === q) return;
    const timer = setTimeout(() => {
      setSent(typed.trim());
      change({ q: typed.trim() });
    }, typingMs);
    return () => clearTimeout(timer);
  });
  return (
    <input
      id="search"
      // biome-ignore lint/a11y/noAutofocus: only after the search key was pressed
      autoFocus={isToSearch(useLocation().state)}
      type="search"
      aria-label={words.search}
      placeholder={words.searchHint}
      className={`${controlClass} placeholder:text-quiet`}
      maxLength={500}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
    />
  );
}
