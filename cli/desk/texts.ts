import type { Command } from 'commander';
import { deskProblems } from '../../content/owner/desk.ts';
import { terminal as words } from '../../content/owner/terminal.ts';
import { longestReply } from '../../contract/texts.ts';
import { localTime } from '../../server/delivery/mail-text.ts';
import { checkNote } from '../../server/requests/note-text.ts';
import { listUnassigned, readThread } from '../../server/requests/received-texts.ts';
import { replyByText } from '../../server/requests/reply-by-text.ts';
import { withDetails } from '../../server/requests/request-record.ts';
import { requestThatBegins } from './find-request.ts';
import { printJson, printTable, Refusal, withExample, withTerminal } from './terminal.ts';

const { commands } = words;

/** Text messages with customers (docs/product.md 12.25). */
export function addTexts(program: Command): void {
  const texts = withExample(program.command('texts').description(commands.texts), 'texts list');

  withExample(
    texts.command('list [reference]').description(commands.textsList).option('--json', words.json),
    'texts list LS-K7M2QX',
  ).action((reference: string | undefined, { json }) =>
    withTerminal(async ({ database }) => {
      if (reference === undefined) {
        const found = await listUnassigned(database);
        if (json) return printJson(found);
        return printTable(found.map(({ at, from, text }) => [localTime(at), from, text]));
      }
      const thread = await readThread(database.query, await requestThatBegins(database, reference));
      if (json) return printJson(thread);
      printTable(
        thread.map(({ at, who, state, reason, text }) => [
          localTime(at),
          who,
          [state, reason].filter(Boolean).join(' '),
          text,
        ]),
      );
    }),
  );

  withExample(
    texts
      .command('send <reference> <text>')
      .description(commands.textsSend)
      .option('--json', words.json),
    'texts send LS-K7M2QX "Dana is at your door"',
  ).action((typed: string, said: string, { json }) =>
    withTerminal(async (terminal) => {
      const { database, config } = terminal;
      const { reference } = await requestThatBegins(database, typed);
      const note = checkNote(said, longestReply);
      if (note.kind === 'refused') throw new Refusal(note.problem);
      const outcome = await replyByText(terminal, reference, { text: note.text, who: 'terminal' });
      if (outcome.kind === 'unknown') throw new Refusal(words.noRequest(typed));
      if (outcome.kind !== 'queued') throw new Refusal(deskProblems[outcome.kind]);
      if (json) return printJson(await withDetails(database, outcome.row, config));
      console.log(words.textQueued);
    }),
  );
}
