import type { FastifyInstance, FastifyListenOptions } from 'fastify';
import { startWords } from '../content/owner/start.ts';

interface Listening {
  host: string;
  port: number;
  /** A socket that is listening already, in place of `host` and `port`. */
  fd?: number | undefined;
  /** The names of the environment variables that set `host` and `port`. */
  variables: { host: string; port: string };
  logged: NonNullable<FastifyListenOptions['listenTextResolver']>;
}

/** @throws an error whose message names the variable to change, if the host or the port is wrong */
export async function listen(
  app: Pick<FastifyInstance, 'listen'>,
  start: Listening,
): Promise<void> {
  const { host, port, fd, logged } = start;
  // Fastify passes `fd` on to Node's listen(), but its type does not have it.
  const options: FastifyListenOptions & Pick<Listening, 'fd'> = { host, port, fd };
  try {
    await app.listen({ ...options, listenTextResolver: logged });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    const problem = problemOf(code, start);
    throw problem ? new Error(problem, { cause: error }) : error;
  }
}

/** Moves the listening socket of `before` to `next`, so no connection is refused. The caller closes `before` later. */
export async function takeOver(
  before: Pick<FastifyInstance, 'server'>,
  next: Pick<FastifyInstance, 'listen'>,
): Promise<void> {
  // Node's listen() accepts the handle of another server, but has no public way to get it.
  const handle: unknown = Reflect.get(before.server, '_handle');
  // Otherwise closing `before` would close the socket.
  Reflect.set(before.server, '_handle', null);
  const options: FastifyListenOptions & { handle: unknown } = { host: '', handle };
  await next.listen({ ...options, listenTextResolver: (address) => `taken over: ${address}` });
}

/** The first descriptor after stdin, stdout and stderr: sd_listen_fds(3). */
const firstHanded = 3;

/**
 * The listening socket from systemd; undefined if there is none, or if it is for another process, such as npm.
 * Removes the variables from `env`, so that no child process takes the socket for its own.
 * @throws unless there is exactly one
 */
export function handedSocket(env: NodeJS.ProcessEnv): number | undefined {
  const { LISTEN_PID: pid, LISTEN_FDS: count } = env;
  for (const name of ['LISTEN_PID', 'LISTEN_FDS', 'LISTEN_FDNAMES']) delete env[name];
  if (pid !== String(process.pid) || count === undefined) return undefined;
  if (count !== '1') throw new Error(startWords.notOneSocket(count));
  return firstHanded;
}

function problemOf(code: string, { host, port, fd, variables }: Listening): string | undefined {
  if (fd !== undefined) return startWords.notListening;
  switch (code) {
    case 'EADDRINUSE':
      return startWords.portTaken(variables.port, port, host);
    case 'EACCES':
      return startWords.portForbidden(variables.port, port);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
    case 'EINVAL':
      return startWords.noSuchAddress(variables.host, host);
    default:
      return undefined;
  }
}
