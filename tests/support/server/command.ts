import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { temporaryPostgresUrl } from '../database/temporary-postgres.ts';
import { temporaryDirectory } from './test-app.ts';

interface Run {
  code: number;
  stdout: string;
  stderr: string;
}

/** Runs a command as the operator does, with exactly this environment and without a terminal for prompts. */
export function commandOf(program: string) {
  return (env: Record<string, string>) =>
    async (...words: string[]): Promise<Run> => {
      try {
        const run = await promisify(execFile)(process.execPath, [program, ...words], { env });
        return { code: 0, ...run };
      } catch (error) {
        return error as Run;
      }
    };
}

/** Each dialect, with a function that creates the environment for an empty database. */
export const places: [string, () => Promise<Record<string, string>>][] = [
  ['SQLite', async () => ({ DATA_DIR: await temporaryDirectory() })],
  [
    'PostgreSQL',
    async () => ({
      DATA_DIR: await temporaryDirectory(),
      DATABASE_URL: await temporaryPostgresUrl(),
    }),
  ],
];
