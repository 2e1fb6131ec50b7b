import type { ReactNode } from 'react';
import { deskFrame } from '../../content/owner/desk/frame.ts';
import { numbersWords as words } from '../../content/owner/desk/numbers.ts';
import type { Stats } from '../../contract/answers/desk.ts';
import { kindOf } from '../request/summary.ts';
import type { Period } from './periods.ts';
import { dayName } from './periods.ts';

const { columns } = words;
/** A source is whatever somebody wrote into an address: there may be very many. */
const mostRows = 15;

export function PeriodTable({ periods, isMonths }: { periods: Period[]; isMonths: boolean }) {
  return (
    <details className="mt-4">
      <summary className="w-fit cursor-pointer py-2 font-semibold">{words.table.open}</summary>
      <Table
        head={[
          isMonths ? words.table.month : words.table.time,
          columns.requests,
          columns.accepted,
          columns.taps,
        ]}
        rows={periods.map(({ time, requests, accepted, taps }) => ({
          name: dayName(time),
          values: [requests, accepted, taps],
        }))}
      />
    </details>
  );
}

export function ShareTables({ services, towns, sources }: Stats) {
  const tables = [
    ['service', services.map((row) => ({ ...row, name: kindOf(row) }))],
    ['town', towns.map((row) => ({ ...row, name: row.town ?? deskFrame.outsideTowns }))],
    ['source', sources.map((row) => ({ ...row, name: row.source ?? words.unknownSource }))],
  ] as const;
  return (
    <div className="grid gap-x-8 lg:grid-cols-3">
      {tables.map(([kind, rows]) => (
        <section key={kind} className="mt-8">
          <h2 className="text-xl font-bold">{words.shares[kind]}</h2>
          <Table
            head={[words.names[kind], columns.requests, columns.accepted]}
            rows={rows.slice(0, mostRows).map(({ name, requests, accepted }) => ({
              name,
              values: [requests, accepted],
            }))}
          >
            {rows.length > mostRows && words.others(rows.length - mostRows)}
          </Table>
        </section>
      ))}
    </div>
  );
}

interface TableProps {
  head: readonly string[];
  rows: readonly { name: string; values: readonly number[] }[];
  children?: ReactNode;
}

function Table({ head, rows, children }: TableProps) {
  return (
    <>
      <table className="mt-2 w-full">
        <thead>
          <tr className="border-b border-quiet text-sm text-quiet">
            {head.map((name, index) => (
              <th key={name} scope="col" className={`py-2 ${index === 0 ? 'text-left' : numeric}`}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, values }) => (
            <tr key={name} className="border-b border-line">
              <th scope="row" dir="auto" className="py-2 text-left font-normal">
                {name}
              </th>
              {values.map((value, index) => (
                <td key={head[index + 1]} className={numeric}>
                  {value.toLocaleString('en-US')}
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

const numeric = 'pl-3 text-right whitespace-nowrap [font-variant-numeric:tabular-nums]';
