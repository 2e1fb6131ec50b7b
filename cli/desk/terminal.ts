import { createInterface } from 'node:readline/promises';
import type { Command } from 'commander';
import { terminal as words } from '../../content/owner/terminal.ts';
import { readConfig } from '../../server/config/config.ts';
import type { LinkParts } from '../../server/config/server-parts.ts';
import { openDataDirectory } from '../../server/data-directory.ts';
import { openDatabase } from '../../server/database/database.ts';
import { sharedSecret } from '../../server/database/secrets.ts';
import { openServerClock } from '../../server/database/server-clock.ts';
import type { RequestRow } from '../../server/database/tables.ts';
import { oneLine } from '../../server/delivery/mail-text.ts';
import { withDetails } from '../../server/requests/request-record.ts';
import { systemClock } from '../../server/timing/clock.ts';

export type Terminal = LinkParts;

/** Throw this to print the message and exit with code 1. */
export class Refusal extends Error {}

/** Opens the server's database, runs the command, and closes the database. */
export async function withTerminal(work: (terminal: Terminal) => Promise<void>): Promise<void> {
  const config = readConfig(process.env);
  for (const problem of openDataDirectory(config)) console.error(problem);
  const database = await openDatabase(config, () => undefined);
  try {
    const clock = await openServerClock(database, systemClock);
    await work({ config, database, clock, secret: await sharedSecret(database, 'desk') });
  } finally {
    await database.close();
  }
}

export function withExample(command: Command, line: string): Command {
  return command.addHelpText('after', words.example(line));
}

export function printJson(value: unknown): void {
  console.log(JSON.stringify(value, null, 2));
}

/** Prints a request that a command has changed: its status, or with `json` all of it and `more`. */
export async function printChanged(
  { database, config }: Terminal,
  row: RequestRow,
  json: boolean | undefined,
  more: object = {},
): Promise<void> {
  if (json) printJson({ ...(await withDetails(database, row, config)), ...more });
  else console.log(words.status(row.reference, row.status));
}

/** Prints aligned columns. Removes control characters: customers' text must not control the terminal. */
export function printTable(rows: readonly (readonly (string | number | null)[])[]): void {
  const cells = rows.map((row) => row.map((cell) => oneLine(String(cell ?? '-'))));
  const widths = cells.reduce<number[]>(
    (widest, row) => row.map((cell, column) => Math.max(cell.length, widest[column] ?? 0)),
    [],
  );
  for (const row of cells) {
    console.log(
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    );
  }
}

/** Rejects with a Refusal unless the user types yes, or if stdin is not a terminal. */
export async function confirmErasing(question: string): Promise<void> {
  if (!process.stdin.isTTY) throw new Refusal(words.needsYes);
  const dialog = createInterface({ input: process.stdin, output: process.stderr });
  const answer = await dialog.question(question);
  dialog.close();
  if (answer.trim().toLowerCase() !== 'yes') throw new Refusal(words.notConfirmed);
}
