import type { Transaction } from 'kysely';
import { fieldMessages } from '../../content/en/form/messages.ts';
import { fieldMessage } from '../../content/registry/field-message.ts';
import {
  type EditableField,
  editableFields,
  type FieldName,
  type FormValues,
  fieldOf,
} from '../../contract/fields.ts';
import { type JobValues, neededByPhone } from '../../contract/job.ts';
import { deskPage } from '../../contract/request.ts';
import { validateBooking } from '../../contract/rules.ts';
import { readValues } from '../../contract/typed-values.ts';
import type { Config } from '../config/config.ts';
import type { Database } from '../database/database.ts';
import type { RequestRow, Tables } from '../database/tables.ts';
import { reachOf } from '../outbox/announce.ts';
import { applyChange, type ChangeOutcome, lockRequest } from './change-request.ts';
import { jobColumns } from './job-columns.ts';
import { pick } from './step-columns.ts';
import { townIn } from './town.ts';

export type RequestEdit = JobValues & { [Name in EditableField]?: string | null | undefined };

interface EditParts {
  config: Config;
  who: string;
  at: Date;
  toldAt?: Date;
}

export async function editRequest(
  database: Database,
  reference: string,
  version: number,
  edit: RequestEdit,
  given: EditParts,
): Promise<ChangeOutcome> {
  return database.write(async (transaction): Promise<ChangeOutcome> => {
    const row = await lockRequest(transaction, 'reference', reference);
    if (!row) return { kind: 'unknown' };
    if (row.version !== version) return { kind: 'outdated', row };
    const { texts, job } = split(edit);
    const parts = { ...given, query: transaction, status: row.status };
    const told = await jobColumns(row, job, parts);
    const errors = {
      ...textErrors(row, texts),
      ...(told.kind === 'refused' && told.errors),
    };
    if (told.kind === 'refused' || Object.keys(errors).length > 0) {
      return { kind: 'refused', row, errors };
    }
    return {
      kind: 'changed',
      row: await applyEdit(transaction, row, { ...texts, ...told.columns }, given),
    };
  });
}

/** Separates the texts, as the form reads them and null where emptied, from the values of the job. */
function split(edit: RequestEdit) {
  const texts: Partial<Record<EditableField, string | null>> = {};
  const job: Record<string, unknown> = { ...edit };
  const read = readValues(
    Object.fromEntries(editableFields.map((name) => [name, edit[name] ?? ''])) as FormValues,
  );
  for (const name of editableFields) {
    delete job[name];
    if (edit[name] !== undefined) texts[name] = read[name] || null;
  }
  return { texts, job: job as JobValues };
}

function textErrors(
  row: RequestRow,
  texts: Partial<Record<EditableField, string | null>>,
): Record<string, string> {
  const typed = Object.fromEntries(
    Object.entries(texts).filter(([, text]) => text !== null),
  ) as FormValues;
  const { errors } = validateBooking(typed);
  const refused = Object.entries(texts).flatMap(([name, text]) => {
    const field = name as EditableField;
    const isUnchanged = text === row[field];
    const code = text === null ? isNeeded(row, field) && 'invalid' : errors[field];
    return code && !isUnchanged ? [[name, messageOf(field, code)]] : [];
  });
  return Object.fromEntries(refused);
}

const messageOf = (field: FieldName, code: Parameters<typeof fieldMessage>[2]) =>
  fieldMessage('booking', field, code, fieldMessages);

/** For a job that was taken by phone, only the number and the service are certain to be known. */
function isNeeded({ type, captcha_provider }: RequestRow, field: EditableField): boolean {
  if (captcha_provider === deskPage || type === 'callback') {
    return neededByPhone.some((name) => name === field);
  }
  return fieldOf(field).required === true;
}

async function applyEdit(
  transaction: Transaction<Tables>,
  row: RequestRow,
  edited: Partial<RequestRow>,
  { config, who, at, toldAt }: EditParts,
): Promise<RequestRow> {
  const names = (Object.keys(edited) as (keyof RequestRow)[]).filter(
    (name) => edited[name] !== row[name],
  );
  if (names.length === 0) return row;
  const columns = pick(edited as RequestRow, names);
  return applyChange(transaction, row, {
    columns,
    follows: {
      ...(names.includes('address') && { town: townIn(columns.address ?? null) }),
    },
    who,
    at,
    toldAt,
    reach: reachOf(config),
  });
}
