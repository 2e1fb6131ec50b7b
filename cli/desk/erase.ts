import type { Command } from 'commander';
import { terminal as words } from '../../content/owner/terminal.ts';
import type { RequestRow } from '../../server/database/tables.ts';
import { timeToDeleteBy } from '../../server/database/trusted-time.ts';
import {
  countUnassigned,
  eraseRequests,
  eraseUnassigned,
} from '../../server/requests/erase-request.ts';
import { requestsOf } from '../../server/requests/person-requests.ts';
import { requestThatBegins } from './find-request.ts';
import { age } from './options.ts';
import { confirmErasing, Refusal, type Terminal, withExample, withTerminal } from './terminal.ts';

const { commands, options } = words;

export function addErasing(requests: Command): void {
  const erase = withExample(
    requests
      .command('erase')
      .description(commands.erase)
      .option('--ref <reference>', options.reference)
      .option('--phone <number>', options.phone)
      .option('--email <address>', options.email)
      .option('--yes', words.yes),
    'requests erase --phone "(201) 555-0123"',
  );
  erase.action(async ({ ref, phone, email, yes }) => {
    if ([ref, phone, email].filter((given) => given !== undefined).length !== 1) {
      erase.error(words.oneOf);
    }
    await withTerminal(async (terminal) => {
      const { database } = terminal;
      const found =
        ref === undefined
          ? await requestsOf(database, phone === undefined ? { email: email ?? '' } : { phone })
          : [await requestThatBegins(database, ref)];
      // Texts are erased with their request, but somebody without a request may have sent some.
      const texts =
        phone !== undefined && found.length === 0 ? await countUnassigned(database, phone) : 0;
      if (phone !== undefined && texts > 0) {
        if (!yes) await confirmErasing(words.confirmTexts(texts));
        await eraseUnassigned(terminal, phone);
        await database.scrub();
        return console.log(words.textsErased);
      }
      await eraseAll(terminal, found, yes);
    });
  });

  withExample(
    requests
      .command('purge')
      .description(commands.purge)
      .requiredOption('--older-than <age>', options.olderThan, age)
      .option('--yes', words.yes),
    'requests purge --older-than 400d --yes',
  ).action(({ olderThan, yes }) =>
    withTerminal(async (terminal) => {
      const now = await timeToDeleteBy(terminal);
      if (!now) throw new Refusal(words.clock.purgeWaits);
      const until = new Date(now.getTime() - olderThan).toISOString();
      const found = await terminal.database.query
        .selectFrom('submissions')
        .select(['id', 'reference'])
        .where('closed_at', '<', until)
        .execute();
      // Not an error: a nightly job finds nothing on most days.
      if (found.length === 0) return console.log(words.nothingFound);
      await eraseAll(terminal, found, yes);
    }),
  );
}

async function eraseAll(
  { database, clock, config }: Terminal,
  found: Pick<RequestRow, 'id' | 'reference'>[],
  yes: boolean | undefined,
): Promise<void> {
  if (found.length === 0) throw new Refusal(words.nothingFound);
  for (const { reference } of found) console.log(reference);
  if (!yes) await confirmErasing(words.confirm(found.length));
  const parts = { database, clock, dataDir: config.DATA_DIR };
  const ids = found.map(({ id }) => id);
  const erased = await eraseRequests(parts, ids, () => database.scrub());
  console.log(words.erased(erased));
}
