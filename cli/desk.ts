/**
 * The owner's desk at the terminal (docs/product.md 12.7): `npm run desk -- requests list`. Needs the
 * server's environment. Exit codes: 0 done, 1 refused or failed, 2 wrong usage and nothing done.
 */
import { Command, CommanderError } from 'commander';
import { terminal as words } from '../content/owner/terminal.ts';
import { addBackup } from './desk/backup.ts';
import { addClock } from './desk/clock.ts';
import { addDoctor } from './desk/doctor.ts';
import { addErasing } from './desk/erase.ts';
import { addIndexNow } from './desk/index-now.ts';
import { addJobs } from './desk/jobs.ts';
import { addMail } from './desk/mail.ts';
import { addStats } from './desk/numbers.ts';
import { addPeople } from './desk/people.ts';
import { addPhotos } from './desk/photos.ts';
import { addReading, addStatus } from './desk/requests.ts';
import { addSample } from './desk/sample.ts';
import { addSettings } from './desk/settings.ts';
import { withExample } from './desk/terminal.ts';
import { addTexts } from './desk/texts.ts';
import { sayFailure } from './say-failure.ts';

function deskProgram(): Command {
  const program = withExample(
    new Command('npm run desk --').description(words.description).exitOverride(),
    'requests list',
  );
  const requests = withExample(
    program.command('requests').description(words.commands.requests),
    'requests list --status pending',
  );
  addReading(requests);
  addStatus(requests);
  addJobs(requests);
  addErasing(requests);
  addMail(program);
  addTexts(program);
  addSettings(program);
  addPeople(program);
  addPhotos(program);
  addStats(program);
  addDoctor(program);
  addClock(program);
  addSample(program);
  addBackup(program);
  addIndexNow(program);
  return program;
}

process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  // The reader of the pipe has exited, as `head` does. The command must still do its work.
  if (error.code === 'EPIPE') return;
  sayFailure(error);
  process.exit();
});

try {
  await deskProgram().parseAsync();
} catch (error) {
  if (error instanceof CommanderError) {
    // Commander has printed the message. Its exit code is 0 for --help.
    process.exitCode = error.exitCode === 0 ? 0 : 2;
  } else if ((error as NodeJS.ErrnoException).code !== 'EPIPE') {
    sayFailure(error);
  }
}
