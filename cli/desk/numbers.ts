import type { Command } from 'commander';
import { countsOf, countTitles, numbersWords, sharesOf } from '../../content/owner/desk/numbers.ts';
import { terminal as words } from '../../content/owner/terminal.ts';
import { readStats, statsRange } from '../../server/desk/stats.ts';
import { day } from './options.ts';
import { printJson, printTable, withExample, withTerminal } from './terminal.ts';

const { commands, options } = words;
const { columns, names, table } = numbersWords;
/** Services and sources may be any text that a visitor has sent. */
const longestName = 60;

export function addStats(program: Command): void {
  withExample(
    program
      .command('stats')
      .description(commands.stats)
      .option('--from <day>', options.from, day)
      .option('--to <day>', options.to, day)
      .option('--json', words.json),
    'stats --from 2026-11-01',
  ).action(({ json, ...days }) =>
    withTerminal(async ({ database, clock }) => {
      const stats = await readStats(database, statsRange(days, clock.now()));
      if (json) return printJson(stats);
      printTable([
        [table.time, ...countTitles, columns.taps],
        ...stats.days.map((row) => [row.day, ...countsOf(row), row.taps]),
      ]);
      for (const [kind, rows] of sharesOf(stats)) {
        if (rows.length === 0) continue;
        console.log();
        printTable([
          [names[kind], ...countTitles],
          ...rows.map((row) => [row.name.slice(0, longestName), ...countsOf(row)]),
        ]);
      }
      console.log();
      for (const [step, { median, p90 }] of [
        ['seen', stats.seconds_to_seen],
        ['accepted', stats.seconds_to_accepted],
        ['onTheWay', stats.seconds_to_on_the_way],
        ['late', stats.seconds_late],
      ] as const) {
        console.log(words.seconds[step](median, p90));
      }
    }),
  );
}
