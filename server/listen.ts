import type { FastifyInstance, FastifyListenOptions } from 'fastify';
import { startWords } from '../content/en/start.ts';

interface Place {
  host: string;
  port: number;
  /** The environment variables that these two come from. */
  variables: { host: string; port: string };
  logged: NonNullable<FastifyListenOptions['listenTextResolver']>;
}

/** @throws one sentence that names the variable to change, where the host or the port is what is wrong */
export async function listen(app: Pick<FastifyInstance, 'listen'>, place: Place): Promise<void> {
  const { host, port, logged } = place;
  try {
    await app.listen({ host, port, listenTextResolver: logged });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    const problem = problemOf(code, place);
    throw problem ? new Error(problem, { cause: error }) : error;
  }
}

function problemOf(code: string, { host, port, variables }: Place): string | undefined {
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
