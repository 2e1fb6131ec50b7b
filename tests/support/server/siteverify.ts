import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';

interface VerifierRequest {
  method: string | undefined;
  contentType: string | undefined;
  fields: Record<string, string>;
}

/** Writes the response to request number `index`, counted from 1, or leaves it hanging. */
export type Answer = (response: ServerResponse, index: number) => unknown;

/** Starts a real HTTP server in place of the verifier. It records its requests. */
export async function listenSiteverify(answer: Answer) {
  const requests: VerifierRequest[] = [];
  const server = createServer(async (request: IncomingMessage, response) => {
    const fields = Object.fromEntries(new URLSearchParams(await text(request)));
    const { method, headers } = request;
    await answer(response, requests.push({ method, contentType: headers['content-type'], fields }));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port was given');
  return {
    requests,
    url: `http://127.0.0.1:${address.port}/siteverify`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Like listenSiteverify, but closed at the end of the test. */
export async function startSiteverify(answer: Answer) {
  const verifier = await listenSiteverify(answer);
  onTestFinished(verifier.close);
  return verifier;
}

/** Answers with this value as JSON; a string is sent unchanged. */
export function says(body: unknown, status = 200): Answer {
  return (response) =>
    response
      .writeHead(status, { 'content-type': 'application/json' })
      .end(typeof body === 'string' ? body : JSON.stringify(body));
}

export const siteHost = 'locksmith.example';

/** Google's response for a token that was solved on the site. */
export const genuine = {
  success: true,
  challenge_ts: '2026-11-20T12:00:00Z',
  hostname: siteHost,
};
