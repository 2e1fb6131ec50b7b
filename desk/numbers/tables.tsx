import type { ReactNode } from 'react';
import {
  countsOf,
  countTitles,
  sharesOf,
  numbersWords as words,
} from '../../content/owner/desk/numbers.ts';
import type { Stats } from '../../contract/answers/desk.ts';
import { nameOf, usePeople } from '../request/people.ts';
import type { Period } from './periods.ts';
import { dayName } from './periods.ts';

const { columns } = words;
/** There may be very many sources, since anybody can write anything into an address. */
const mostRows = 15;

const shown = (value: number | string) => value.toLocaleString('en-US');

export function PeriodTable({ periods, isMonths }: { periods: Period[]; isMonths: boolean }) {
  return (
    <details className="mt-4">
      <summary className="w-fit cursor-pointer py-2 font-semibold">{words.table.open}</summary>
      <Table
        head={[isMonths ? words.table.month : words.table.time, ...countTitles, columns.taps]}
        rows={periods.map((period) => ({
          name: dayName(period.time),
          values: [...countsOf(period).map(shown), shown(period.taps)],
        }))}
      />
    </details>
  );
}

export function ShareTables({ stats }: { stats: Stats }) {
  const people = usePeople();
  /** Returns the first name, with the address below it. */
  function named(email: string) {
    const name = nameOf(people, email);
    return { name, below: name === email ? undefined : email };
  }
  return (
    <div className="max-w-3xl min-[360px]:[&_tbody_th]:min-w-25">
      {sharesOf(stats).map(
        ([kind, rows]) =>
          rows.length > 0 && (
            <section key={kind} className="mt-8">
              <h2 className="text-xl font-bold">{words.shares[kind]}</h2>
              <Table
                head={[words.names[kind], ...countTitles]}
                rows={rows.slice(0, mostRows).map((row) => ({
                  ...(kind === 'person' ? named(row.name) : { name: row.name }),
                  values: countsOf(row).map(shown),
                }))}
              >
                {rows.length > mostRows && words.others(rows.length - mostRows)}
              </Table>
            </section>
          ),
      )}
    </div>
  );
}

interface TableProps {
  head: readonly string[];
  rows: readonly { name: string; below?: string | undefined; values: readonly string[] }[];
  children?: ReactNode;
}

function Table({ head, rows, children }: TableProps) {
  return (
    <>
      <table className="mt-2 w-full">
        <thead>
          <tr className="border-b border-quiet text-sm text-quiet">
            {head.map((name, index) => (
              <th
                key={name}
                scope="col"
                className={`py-2 ${index === 0 ? 'text-left' : numeric(name)}`}
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, below, values }) => (
            <tr key={below ?? name} className="border-b border-line">
              <th
                scope="row"
                dir="auto"
                className="py-2 text-left font-normal wrap-anywhere max-sm:text-sm"
              >
                {name}
                {below && <span className="block text-sm text-quiet">{below}</span>}
              </th>
              {values.map((value, index) => (
                <td key={head[index + 1]} className={numeric(head[index + 1])}>
                  {value}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {children && <p className="mt-2 text-quiet">{children}</p>}
    </>
  );
}

/** Columns that phones have no room for. */
const forWideOnly = [columns.done, columns.quoted] as readonly (string | undefined)[];
const numeric = (column: string | undefined) =>
  `pl-2 text-right whitespace-nowrap sm:pl-3 [font-variant-numeric:tabular-nums] ${forWideOnly.includes(column) ? 'max-sm:hidden' : ''}`;
