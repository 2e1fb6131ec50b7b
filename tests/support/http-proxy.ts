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

/** What a test does with a request: answers it itself, drops it, or leaves it to the server. */
type Rule = (asked: { method: string; path: string }) => Partial<Answer> | 'drop' | undefined;

/**
 * Stands before the server as a weak network does: it may be down, lose an answer, or speak for another
 * deploy. Unlike a route of Playwright's it also meets what a service worker asks for.
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

  /** As it came, Host included: the server compares that with the page's origin. */
  async function forward(request: IncomingMessage, path: string): Promise<Answer> {
    const headers = { ...request.headers, 'accept-encoding': 'identity' };
    if (deployed) {
      // Its tags are those of the earlier build.
      delete headers['if-none-match'];
      delete headers['if-modified-since'];
    }
    const passed = ask(target + path, { method: request.method, headers });
    request.pipe(passed);
    const [answer] = (await once(passed, 'response')) as [IncomingMessage];
    const { connection: _, 'keep-alive': __, 'content-length': ___, ...kept } = answer.headers;
    delete kept['transfer-encoding'];
    // It permits the inline scripts by their hashes, and these have changed with the names of the files.
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
    // For ever: a line so weak that nothing comes.
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
    /** Waits until this has been asked for, after the first so many requests. */
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
    /** The server gets these, but its answer never arrives. */
    loseAnswers(which: typeof loses) {
      loses = which;
    },
    /** This path is asked for and never answered. */
    hold(path: string) {
      held = path;
    },
    /** From now on the next deploy is served: every file of the build has another name, and the old ones are gone. */
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

/** The same for one test, closed at its end. */
export async function startHttpProxy(target: string) {
  const proxy = await listenHttpProxy(target);
  onTestFinished(proxy.close);
  return proxy;
}
