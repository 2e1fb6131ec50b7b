import type { Command } from 'commander';
import { terminal as words } from '../../content/owner/terminal.ts';
import { localDay } from '../../contract/local-time.ts';
import { acceptClock } from '../../server/database/trusted-time.ts';
import { day } from './options.ts';
import { Refusal, withExample, withTerminal } from './terminal.ts';

const { commands } = words;

/** Adds the command to confirm a clock that has jumped (docs/product.md 9.12). */
export function addClock(program: Command): void {
  const clock = withExample(
    program.command('clock').description(commands.clock),
    'clock accept 2026-11-22',
  );
  withExample(
    clock.command('accept').description(commands.clockAccept).argument('<today>', '', day),
    'clock accept 2026-11-22',
  ).action((today: string) =>
    withTerminal(async (terminal) => {
      // The user must type the date from a calendar: one key press could accept a wrong clock, and delete everything.
      const shown = localDay(terminal.clock.now().toISOString());
      if (shown !== today) throw new Refusal(words.clock.otherDay(shown, today));
      await acceptClock(terminal);
      console.log(words.clock.accepted(shown));
    }),
  );
}
