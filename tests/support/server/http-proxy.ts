import { EventEmitter, once } from 'node:events';
import {
  request as ask,
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type ServerResponse,
} from 'node:http';
import { buffer } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';

interface Answer {
  status: number;
  headers: OutgoingHttpHeaders;
  body: Buffer | string;
}

/** Returns the response to send, 'drop' to cut the connection, or undefined to forward the request. */
type Rule = (asked: { method: string; path: string }) => Partial<Answer> | 'drop' | undefined;

/**
 * An HTTP proxy before the server that can be down, lose responses, or simulate another deploy. Unlike
 * Playwright's routes, it also sees the requests of a service worker.
 */
export async function listenHttpProxy(target: string) {
  let down = false;
  let rule: Rule = () => undefined;
  let loses: (asked: { method: string; path: string }) => boolean = () => false;
  let change: (text: string, path: string) => string = (text) => text;
  let rename: (path: string) => string | undefined = (path) => path;
  let deployed = false;
  let held: string | undefined;
  const asked: string[] = [];
  const arrivals = new EventEmitter();

  /** Forwards the request with its original Host, which the server compares with the page's origin. */
  async function forward(request: IncomingMessage, path: string): Promise<Answer> {
    const headers = { ...request.headers, 'accept-encoding': 'identity' };
    if (deployed) {
      // The validators belong to the earlier build.
      delete headers['if-none-match'];
      delete headers['if-modified-since'];
    }
    const passed = ask(target + path, { method: request.method, headers });
    request.pipe(passed);
    const [answer] = (await once(passed, 'response')) as [IncomingMessage];
    const { connection: _, 'keep-alive': __, 'content-length': ___, ...kept } = answer.headers;
    delete kept['transfer-encoding'];
    // The policy allows inline scripts by hash, and renaming the files has changed the hashes.
    if (deployed) delete kept['content-security-policy'];
    return { status: answer.statusCode ?? 500, headers: kept, body: await buffer(answer) };
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = 'GET', url: path = '/' } = request;
    const about = { method, path };
    asked.push(`${method} ${path}`);
    arrivals.emit('request');
    if (down) return void request.socket.destroy();
    const own = rule(about);
    if (own === 'drop') return void request.socket.destroy();
    // Never answered, as on a very weak connection.
    if (path === held) return;
    const real = rename(path);
    const missing: Answer = { status: 404, headers: { 'content-type': 'text/html' }, body: 'gone' };
    const answer = own
      ? { status: 200, headers: {}, body: '', ...own }
      : real === undefined
        ? missing
        : await forward(request, real);
    if (down || loses(about)) return void request.socket.destroy();
    const isText = /text|javascript/.test(String(answer.headers['content-type']));
    const body = isText && answer.status === 200 ? change(String(answer.body), path) : answer.body;
    response.writeHead(answer.status, answer.headers).end(method === 'HEAD' ? undefined : body);
  }

  const server = createServer((request, response) => {
    handle(request, response).catch(() => request.socket.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port was given');
  return {
    close() {
      server.closeAllConnections();
      server.close();
    },
    url: `http://127.0.0.1:${address.port}`,
    port: address.port,
    /** Every request so far, as 'GET /path'. */
    asked,
    /** Waits for this request ('GET /path'), ignoring the first `after` requests. */
    async isAsked(request: string, after = 0) {
      while (!asked.includes(request, after)) await once(arrivals, 'request');
    },
    goDown() {
      down = true;
      server.closeAllConnections();
    },
    comeBack() {
      down = false;
    },
    answer(next: Rule) {
      rule = next;
    },
    /** Forwards the matching requests but never delivers their responses. */
    loseAnswers(which: typeof loses) {
      loses = which;
    },
    /** Never answers requests for this path. */
    hold(path: string) {
      held = path;
    },
    /** Simulates a new deploy: every built file gets a new name, and the old names answer 404. */
    deploy() {
      deployed = true;
      const built = /([\w.-]+-[\w-]{8})\.(js|css|woff2)\b/g;
      change = (text) =>
        text.replaceAll(built, '$1.next.$2').replaceAll(/\boffline-\w{8}\b/g, 'offline-next');
      rename = (path) => {
        if (!path.startsWith('/assets/')) return path;
        return path.includes('.next.') ? path.replace('.next.', '.') : undefined;
      };
    },
  };
}

/**
 * Like listenHttpProxy, but closed at the end of the test. Concurrent tests pass the `onTestFinished` of their context,
 * because the global one fails when Vitest retries them.
 */
export async function startHttpProxy(
  target: string,
  onEnd: (close: () => void) => void = onTestFinished,
) {
  const proxy = await listenHttpProxy(target);
  onEnd(proxy.close);
  return proxy;
}
