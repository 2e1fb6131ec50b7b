import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { deskProblems } from '../../content/en/desk.ts';
import { accepted } from '../../contract/answers/problem.ts';
import { clientNetworks } from '../http/client-networks.ts';
import { sendProblem } from '../http/problem-details.ts';
import { rateLimits } from '../http/rate-limits.ts';
import { canonicalAddress } from '../notifications/customer-mail-limits.ts';
import { listedAddress } from './access.ts';
import type { SignInParts } from './parts.ts';
import { startSession } from './sessions.ts';
import { mailSignInLink, spendSignInToken } from './sign-in-link.ts';

const hourMs = 3_600_000;
const linksPerAddress = 5;
const linksPerClient = 20;
const wrongTokensPerClient = 20;

/** The two calls that need no session (docs/product.md 12.4). */
export async function signIn(instance: FastifyInstance, options: SignInParts): Promise<void> {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const { sessions, cookie } = options;
  const count = rateLimits(options, hourMs);
  const perClient = (kind: string, ip: string, most: number) =>
    clientNetworks(ip).map(({ name, times }) => ({ name: `${kind} ${name}`, most: most * times }));

  app.post(
    '/sign-in',
    {
      schema: {
        summary:
          'Mails a link to an address that may sign in; the answer is the same for every other',
        body: z.strictObject({ email: z.string() }),
        response: { 202: accepted },
      },
    },
    async ({ body, ip, log }, reply) => {
      const wait = await count([
        ...perClient('desk link', ip, linksPerClient),
        { name: `desk link to ${canonicalAddress(body.email.trim())}`, most: linksPerAddress },
      ]);
      if (wait !== null) return refuse(reply, wait, deskProblems.tooManyLinks);
      const listed = listedAddress(sessions.emails, body.email);
      await mailSignInLink(options, listed ?? null);
      log.info({ isListed: listed !== undefined }, 'sign-in link asked for');
      app.outbox.wake();
      return reply.code(202).send({ status: 'accepted' });
    },
  );

  app.post(
    '/session',
    {
      schema: {
        summary: 'Signs in with the token of a link; answers 204 and a cookie',
        body: z.strictObject({ token: z.string() }),
      },
    },
    async ({ body, ip, headers, log }, reply) => {
      const limits = perClient('desk token', ip, wrongTokensPerClient);
      const wait = await count(limits, 'look');
      if (wait !== null) return refuse(reply, wait, deskProblems.tooManyTokens);
      const email = await spendSignInToken(options, body.token);
      if (email === undefined || !listedAddress(sessions.emails, email)) {
        await count(limits);
        return sendProblem(reply, 401, deskProblems.badLink);
      }
      const { id, token } = await startSession(sessions, {
        email,
        agent: headers['user-agent'] ?? '',
        earlier: cookie.read(headers.cookie),
      });
      log.info({ session: id }, 'signed in');
      return reply.code(204).header('set-cookie', cookie.set(token)).send();
    },
  );
}

function refuse(reply: FastifyReply, seconds: number, detail: string): FastifyReply {
  reply.header('retry-after', String(Math.max(1, seconds)));
  return sendProblem(reply, 429, detail);
}
