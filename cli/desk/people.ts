import type { Command } from 'commander';
import { terminal as words } from '../../content/owner/terminal.ts';
import type { DeskPerson } from '../../contract/answers/people.ts';
import { deskAccess } from '../../server/config/desk-access.ts';
import { localTime } from '../../server/delivery/mail-text.ts';
import { signInUrl } from '../../server/delivery/sign-in-mail.ts';
import { endSessions, listSessions } from '../../server/desk/sessions.ts';
import { makeSignInToken } from '../../server/desk/sign-in-link.ts';
import { personOf, readPeople } from '../../server/people/people.ts';
import { printJson, printTable, Refusal, withExample, withTerminal } from './terminal.ts';

const { commands, options } = words;

export function addPeople(program: Command): void {
  withExample(
    program.command('sign-in [email]').description(commands.signIn),
    'sign-in owner@example.com',
  ).action((typed: string | undefined) =>
    withTerminal(async (terminal) => {
      const access = deskAccess(terminal.config);
      if (access.kind === 'closed') throw new Refusal(access.reason ?? words.noDesk);
      const { query } = terminal.database;
      const wanted = typed ?? access.emails[0] ?? '';
      const email = await personOf(query, terminal.config, wanted);
      if (!email) throw new Refusal(words.notListed(wanted));
      console.log(signInUrl(terminal.config, await makeSignInToken(terminal, email)));
    }),
  );

  const people = withExample(program.command('people').description(commands.people), 'people list');
  withExample(
    people.command('list').description(commands.people).option('--json', words.json),
    'people list',
  ).action(({ json }) =>
    withTerminal(async ({ database, config, clock }) => {
      const found = await readPeople(database.query, config, clock.now());
      if (json) return printJson(found);
      const duty = ({ on_duty, until }: DeskPerson) =>
        [words.duty[on_duty ? 'on' : 'off'], until && words.duty.until(localTime(until))]
          .filter(Boolean)
          .join(' ');
      printTable(found.map((one) => [one.email, one.name, one.phone, duty(one)]));
    }),
  );

  const sessions = withExample(
    program.command('sessions').description(commands.sessions),
    'sessions list',
  );
  withExample(
    sessions.command('list').description(commands.sessions).option('--json', words.json),
    'sessions list',
  ).action(({ json }) =>
    withTerminal(async (terminal) => {
      const found = await listSessions(terminal);
      const shown = found.map(({ id, email, since, last_used, agent }) => ({
        id,
        email,
        since,
        last_used,
        agent,
      }));
      if (json) return printJson(shown);
      printTable(shown.map((row) => [row.id, row.email, localTime(row.last_used), row.agent]));
    }),
  );
  const end = withExample(
    sessions
      .command('end [id]')
      .description(commands.sessionsEnd)
      .option('--email <address>', options.sessionsOf)
      .option('--all', options.allSessions),
    'sessions end 0b8e8c3e-5a3f-4c55-9c5b-0d9e1f2a3b4c',
  );
  end.action((id: string | undefined, { email, all }) => {
    if ([id, email, all].filter((given) => given !== undefined).length !== 1) {
      end.error(words.oneSession);
    }
    return withTerminal(async (terminal) => {
      const found = await listSessions(terminal, email);
      const ended = id === undefined ? found : found.filter((session) => session.id === id);
      if (ended.length === 0) throw new Refusal(words.noSession);
      for (const session of ended) await endSessions(terminal.database, { id: session.id });
      console.log(words.ended(ended.length));
    });
  });
}
