import type { FastifyInstance, FastifyListenOptions } from 'fastify';
import { startWords } from '../content/owner/start.ts';

interface Listening {
  host: string;
  port: number;
  /** Of a socket that listens already: then host and port are its own. */
  fd?: number | undefined;
  /** The environment variables that these two come from. */
  variables: { host: string; port: string };
  logged: NonNullable<FastifyListenOptions['listenTextResolver']>;
}

/** @throws one sentence that names the variable to change, where the host or the port is what is wrong */
export async function listen(
  app: Pick<FastifyInstance, 'listen'>,
  start: Listening,
): Promise<void> {
  const { host, port, fd, logged } = start;
  // Node's listen() knows `fd`, which Fastify hands on and does not name.
  const options: FastifyListenOptions & Pick<Listening, 'fd'> = { host, port, fd };
  try {
    await app.listen({ ...options, listenTextResolver: logged });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    const problem = problemOf(code, start);
    throw problem ? new Error(problem, { cause: error }) : error;
  }
}

/**
 * `next` listens in the place of `before` from now on, with the very same socket: nobody is refused meanwhile. `before`
 * keeps the connections that it has, and is closed by the caller.
 */
export async function takeOver(
  before: Pick<FastifyInstance, 'server'>,
  next: Pick<FastifyInstance, 'listen'>,
): Promise<void> {
  // Node's listen() takes the handle of another server, and has no name for handing it out.
  const handle: unknown = Reflect.get(before.server, '_handle');
  // Or closing `before` would close it.
  Reflect.set(before.server, '_handle', null);
  const options: FastifyListenOptions & { handle: unknown } = { host: '', handle };
  await next.listen({ ...options, listenTextResolver: (address) => `taken over: ${address}` });
}

/** The first descriptor beyond stdin, stdout and stderr: there a service manager puts what it hands over. */
const firstHanded = 3;

/**
 * The listening socket that systemd holds while this process starts, serves and ends, as sd_listen_fds(3) says. Undefined
 * if there is none, or if it is for another process, such as the npm that has started this one. Takes the variables out
 * of `env`: the socket is for nobody that this process starts.
 * @throws if it is not exactly one
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
