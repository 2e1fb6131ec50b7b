import type { Kysely } from 'kysely';
import { deskProblems } from '../../content/owner/desk.ts';
import { type JobRecord, type JobValues, usualAppointmentMinutes } from '../../contract/job.ts';
import type { RequestStatus } from '../../contract/request-status.ts';
import type { Config } from '../config/config.ts';
import type { RequestRow, Tables } from '../database/tables.ts';
import { personOf } from '../people/people.ts';

export type JobVerdict =
  | { kind: 'columns'; columns: Partial<JobRecord & Pick<RequestRow, 'assignee'>> }
  | { kind: 'refused'; errors: Record<string, string> };

interface JobParts {
  query: Kysely<Tables>;
  config: Config;
  /** The status once this is stored. */
  status: RequestStatus;
  at: Date;
}

/** `null` empties a column; a value that is left out does not change it (docs/product.md 12.16). */
export async function jobColumns(
  row: RequestRow,
  { assignee, eta_minutes, appointment_at, appointment_minutes, arrived, ...copied }: JobValues,
  { query, config, status, at }: JobParts,
): Promise<JobVerdict> {
  const errors: Record<string, string> = {};
  const columns: (JobVerdict & { kind: 'columns' })['columns'] = given(copied);
  const isAhead = status === 'accepted' || status === 'on_the_way';

  if (assignee !== undefined) {
    const listed = assignee && (await personOf(query, config, assignee));
    if (assignee !== null && !listed) errors.assignee = deskProblems.noSuchPerson;
    else if (assignee !== null && !isAhead && status !== 'done') {
      errors.assignee = deskProblems.notAccepted;
    } else columns.assignee = listed || null;
  }
  if (eta_minutes !== undefined) {
    if (eta_minutes !== null && !isAhead) errors.eta_minutes = deskProblems.notAccepted;
    columns.eta_at =
      eta_minutes === null ? null : new Date(at.getTime() + eta_minutes * 60_000).toISOString();
  }
  if (arrived != null) {
    if (status !== 'on_the_way') errors.arrived = deskProblems.notOnTheWay;
    columns.arrived_at = arrived ? (row.arrived_at ?? at.toISOString()) : null;
  }
  const appointment = appointment_at === undefined ? row.appointment_at : appointment_at;
  if (appointment_minutes && !appointment) {
    errors.appointment_minutes = deskProblems.noAppointment;
  }
  if (appointment_at !== undefined || appointment_minutes !== undefined) {
    columns.appointment_at = appointment;
    const minutes =
      appointment_minutes === undefined ? row.appointment_minutes : appointment_minutes;
    columns.appointment_minutes = appointment ? (minutes ?? usualAppointmentMinutes) : null;
  }
  const isRefused = Object.keys(errors).length > 0;
  return isRefused ? { kind: 'refused', errors } : { kind: 'columns', columns };
}

function given<Values extends object>(values: Values) {
  const entries = Object.entries(values).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as {
    [Name in keyof Values]?: Exclude<Values[Name], undefined>;
  };
}
