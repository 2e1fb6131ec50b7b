import type { Command } from 'commander';
import { terminal as words } from '../../content/owner/terminal.ts';
import { isOpen } from '../../contract/request-status.ts';
import { deskAccess } from '../../server/config/desk-access.ts';
import { sampleRequests } from '../sample/sample-requests.ts';
import { removeSample, storeSample } from '../sample/store-sample.ts';
import { Refusal, type Terminal, withExample, withTerminal } from './terminal.ts';

const { sample } = words;

export function addSample(program: Command): void {
  const command = withExample(
    program
      .command('sample')
      .description(words.commands.sample)
      .option('--again', words.options.again)
      .option('--remove', words.options.remove),
    'sample',
  );
  command.action(({ again, remove }) => {
    if (again && remove) command.error(sample.againOrRemove);
    return withTerminal((terminal) =>
      remove ? takeOut(terminal) : fill(terminal, again === true),
    );
  });
}

async function fill({ database, clock, config }: Terminal, replaces: boolean): Promise<void> {
  const now = clock.now();
  const access = deskAccess(config);
  const requests = sampleRequests(now, access.kind === 'open' ? access.emails : ['terminal']);
  const outcome = await storeSample(database, requests, { replaces, now });
  if (outcome.kind === 'real') throw new Refusal(sample.real(outcome.count));
  if (outcome.kind === 'there') throw new Refusal(sample.there);
  const open = requests.filter(({ changes }) => {
    const last = changes.findLast(({ to }) => to !== undefined)?.to;
    return last === undefined || isOpen(last);
  });
  console.log(sample.stored(requests.length, open.length));
}

async function takeOut({ database, clock }: Terminal): Promise<void> {
  const removed = await removeSample(database, clock.now());
  if (removed === 0) throw new Refusal(words.nothingFound);
  console.log(sample.removed(removed));
}
