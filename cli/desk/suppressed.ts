import type { Command } from 'commander';
import { terminal as words } from '../../content/owner/terminal.ts';
import { unsuppress } from '../../server/customers/suppressed-addresses.ts';
import { localTime } from '../../server/delivery/mail-text.ts';
import { address } from './options.ts';
import { printJson, printTable, Refusal, withExample, withTerminal } from './terminal.ts';

const { commands } = words;

/** Addresses that get no more mail (docs/product.md 10.4). */
export function addSuppressed(mail: Command): void {
  const suppressed = withExample(
    mail.command('suppressed').description(commands.mailSuppressed),
    'mail suppressed list',
  );

  withExample(
    suppressed.command('list').description(commands.suppressedList).option('--json', words.json),
    'mail suppressed list',
  ).action(({ json }) =>
    withTerminal(async ({ database }) => {
      const rows = await database.query
        .selectFrom('suppressed_addresses')
        .selectAll()
        .orderBy('since')
        .execute();
      if (json) return printJson(rows);
      printTable(rows.map(({ id, since }) => [id, localTime(since)]));
    }),
  );

  withExample(
    suppressed
      .command('remove')
      .description(commands.suppressedRemove)
      .argument('<address>', '', address),
    'mail suppressed remove ann@example.com',
  ).action((email: string) =>
    withTerminal(async ({ database, secret }) => {
      if (!(await unsuppress(database, secret, email))) {
        throw new Refusal(words.notSuppressed(email));
      }
      console.log(words.unsuppressed(email));
    }),
  );
}
