import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Command } from 'commander';
import { terminal as words } from '../../content/owner/terminal.ts';
import { requestOrders, requestStatuses, stepsFrom } from '../../contract/request-status.ts';
import { localTime } from '../../server/delivery/mail-text.ts';
import { filtersOf } from '../../server/desk/query.ts';
import { reachOf } from '../../server/outbox/announce.ts';
import { alarmTime } from '../../server/requests/begin-alarm.ts';
import { changeStatus } from '../../server/requests/change-request.ts';
import {
  type ExportFormat,
  eachRequest,
  exportFormats,
  formatNames,
} from '../../server/requests/export.ts';
import { readList } from '../../server/requests/list-requests.ts';
import { checkNote, longestNote } from '../../server/requests/note-text.ts';
import { withDetails } from '../../server/requests/request-record.ts';
import { stepTimes } from '../../server/requests/undo-change.ts';
import { requestThatBegins } from './find-request.ts';
import { choice, count, withFilters } from './options.ts';
import {
  printChanged,
  printJson,
  printTable,
  Refusal,
  withExample,
  withTerminal,
} from './terminal.ts';

const { commands, options } = words;

/** Undefined for a blank note, as at the desk. Throws a Refusal if it cannot be stored. */
function readNote(typed: string): string | undefined {
  if (!typed.trim()) return undefined;
  const note = checkNote(typed, longestNote);
  if (note.kind === 'refused') throw new Refusal(note.problem);
  return note.text;
}

export function addReading(requests: Command): void {
  withExample(
    withFilters(requests.command('list').description(commands.list))
      .option('--order <order>', requestOrders.join(', '), choice(requestOrders), 'newest')
      .option('--limit <number>', words.options.limit, count, 50)
      .option('--json', words.json),
    'requests list --status pending,accepted --town Hoboken --order next',
  ).action((given) =>
    withTerminal(async ({ database }) => {
      const { order, limit } = given;
      const filters = filtersOf(given);
      const { items, total } = await readList(database, filters, { order, limit, after: null });
      if (items.length < total) console.error(words.showing(items.length, total));
      if (given.json) return printJson(items);
      printTable(
        items.map((row) => [
          row.reference,
          row.status,
          localTime(row.created_at),
          row.service ?? row.type,
          row.town,
          row.name,
          row.phone,
          row.mail_dead_to ? words.mailDead[row.mail_dead_to] : '',
        ]),
      );
    }),
  );

  withExample(
    requests.command('show <reference>').description(commands.show).option('--json', words.json),
    'requests show LS-K7M2QX',
  ).action((reference, { json }) =>
    withTerminal(async ({ database, config }) => {
      const row = await requestThatBegins(database, reference);
      const detail = await withDetails(database, row, config);
      if (json) return printJson(detail);
      const shown = Object.entries(detail).filter(([, value]) => value !== null);
      printTable(
        shown.map(([name, value]) => [
          name,
          typeof value === 'object' ? JSON.stringify(value) : String(value),
        ]),
      );
    }),
  );

  withExample(
    withFilters(requests.command('export').description(commands.export)).option(
      '--format <format>',
      formatNames.join(', '),
      choice(formatNames),
      'csv',
    ),
    'requests export --format csv --from 2026-11-01 > requests.csv',
  ).action((given) =>
    withTerminal(async ({ database }) => {
      const { write } = exportFormats[given.format as ExportFormat];
      const text = Readable.from(write(eachRequest(database, filtersOf(given))));
      await pipeline(text, process.stdout, { end: false });
    }),
  );
}

export function addStatus(requests: Command): void {
  withExample(
    requests
      .command('status')
      .description(commands.status)
      .argument('<reference>')
      .argument('<status>', requestStatuses.join(', '), choice(requestStatuses))
      .option('--note <text>', options.note)
      .option('--json', words.json),
    'requests status LS-K7M2QX accepted --note "On my way"',
  ).action((typed, to, { note, json }) =>
    withTerminal(async (terminal) => {
      const { config, database, clock } = terminal;
      const { reference, version } = await requestThatBegins(database, typed);
      const change = {
        to,
        note: note && readNote(note),
        who: 'terminal',
        ...stepTimes(clock),
        reach: reachOf(config),
        alarm: alarmTime(config, clock),
      };
      const outcome = await changeStatus(database, reference, version, change);
      if (outcome.kind === 'unknown') throw new Refusal(words.noRequest(typed));
      if (outcome.kind === 'outdated') throw new Refusal(words.outdated);
      if (outcome.kind === 'no_such_step') {
        const { status } = outcome.row;
        throw new Refusal(words.noSuchStep(status, to, stepsFrom(status)));
      }
      await printChanged(terminal, outcome.row, json);
    }),
  );
}
