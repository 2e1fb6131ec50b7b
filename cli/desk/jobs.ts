import type { Command } from 'commander';
import { terminal as words } from '../../content/owner/terminal.ts';
import { paidByWays } from '../../contract/dollars.ts';
import { services, timeframes } from '../../contract/services.ts';
import { addPhoneJob } from '../../server/booking/phone-job.ts';
import { editRequest } from '../../server/requests/edit-request.ts';
import { requestLinks } from '../../server/requests/request-token.ts';
import { stepTimes } from '../../server/requests/undo-change.ts';
import { requestThatBegins } from './find-request.ts';
import { cents, choice, minutes } from './options.ts';
import { printChanged, Refusal, withExample, withTerminal } from './terminal.ts';

const { commands, options } = words;

/** Adds the commands for jobs taken by phone, and for what is arranged about a job (docs/product.md 12.17). */
export function addJobs(requests: Command): void {
  withExample(
    requests
      .command('add')
      .description(commands.add)
      .requiredOption('--phone <number>', options.jobPhone)
      .requiredOption('--service <service>', services.join(', '), choice(services))
      .option('--name <name>')
      .option('--email <address>', options.jobEmail)
      .option('--address <address>')
      .option('--unit <number>')
      .option('--gate <code>')
      .option('--when <timeframe>', timeframes.join(', '), choice(timeframes))
      .option('--notes <text>')
      .option('--pending', options.pending)
      .option('--json', words.json),
    'requests add --phone "(201) 555-0123" --service "House Lockout" --when ASAP',
  ).action(({ unit, gate, when, pending, json, ...typed }) =>
    withTerminal(async (terminal) => {
      const outcome = await addPhoneJob(terminal, {
        typed: { ...typed, unit_number: unit, gate_code: gate, timeframe: when },
        status: pending ? 'pending' : 'accepted',
        who: 'terminal',
        idempotencyKey: null,
      });
      if (outcome.kind === 'refused') throw refusal(outcome.errors);
      if (outcome.kind === 'key_reused') throw new TypeError('There was no key');
      const { follow } = requestLinks(terminal.config.SITE_URL, terminal.secret, outcome.row);
      await printChanged(terminal, outcome.row, json, { follow });
      if (!json) console.log(words.follow(follow));
    }),
  );

  withExample(
    requests
      .command('set <reference>')
      .description(commands.set)
      .option('--eta <minutes>', options.eta, minutes)
      .option('--arrived', options.arrived)
      .option('--no-arrived', options.notArrived)
      .option('--assignee <address>', options.assignee)
      .option('--quoted <dollars>', options.quoted, cents)
      .option('--paid <dollars>', options.paid, cents)
      .option('--paid-by <way>', paidByWays.join(', '), choice(paidByWays))
      .option('--json', words.json),
    'requests set LS-K7M2QX --eta 20 --paid 95.50 --paid-by card',
  ).action((reference, { eta, arrived, assignee, quoted, paid, paidBy, json }) =>
    withTerminal(async (terminal) => {
      const { database, config, clock } = terminal;
      const known = await requestThatBegins(database, reference);
      const edit = {
        eta_minutes: eta,
        arrived,
        assignee,
        quoted_cents: quoted,
        paid_cents: paid,
        paid_by: paidBy,
      };
      const outcome = await editRequest(database, known.reference, known.version, edit, {
        config,
        who: 'terminal',
        ...stepTimes(clock),
      });
      if (outcome.kind === 'refused') throw refusal(outcome.errors);
      if (outcome.kind !== 'changed') throw new Refusal(words.outdated);
      await printChanged(terminal, outcome.row, json);
    }),
  );
}

const refusal = (errors: Record<string, string>) =>
  new Refusal(
    Object.entries(errors)
      .map(([field, problem]) => `${field}: ${problem}`)
      .join('\n'),
  );
