import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { accepted } from '../../contract/answers/problem.ts';
import { listedAddress } from '../config/desk-access.ts';
import { clientLimits } from '../http/client-networks.ts';
import { sendProblem, tooMany } from '../http/problem-details.ts';
import { rateLimits } from '../http/rate-limits.ts';
import { peopleAddresses, personOf } from '../people/people.ts';
import { runEvery } from '../timing/run-every.ts';
import type { DeskRoutes, SignInParts } from './parts.ts';
import { startSession } from './sessions.ts';
import { mailSignInLink, spendSignInToken } from './sign-in-link.ts';

const hourMs = 3_600_000;
const linksPerClient = 20;
const wrongTokensPerClient = 20;
const mailEveryMs = 1000;

/** The two calls that need no session (docs/product.md 12.4). */
export const signIn: DeskRoutes = async (app, options) => {
  const { database, config, cookie } = options;
  const limits = rateLimits(options, hourMs);
  const ask = mailLater(app, options);

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
      const wait = await limits.count(clientLimits('desk link', ip, linksPerClient));
      // Read the people for every address, so that the answer for an unknown one takes as long.
      const people = await peopleAddresses(database.query, config);
      const listed = listedAddress(people, body.email);
      log.info({ isListed: listed !== undefined }, 'sign-in link asked for');
      if (listed) ask(listed, wait === null);
      if (wait !== null) throw tooMany(reply, wait, 'tooManyLinks');
      return reply.code(202).send({ status: 'accepted' });
    },
  );

  app.post(
    '/session',
    {
      schema: {
        summary: 'Signs in with the token of a link; responds with 204 and a cookie',
        body: z.strictObject({ token: z.string() }),
      },
    },
    async ({ body, ip, headers, log }, reply) => {
      // Count each token before it is tried, so that many at once are not all tried.
      const tries = clientLimits('desk token', ip, wrongTokensPerClient);
      const wait = await limits.count(tries);
      if (wait !== null) throw tooMany(reply, wait, 'tooManyTokens');
      const email = await spendSignInToken(options, body.token);
      if (email === undefined || !(await personOf(database.query, config, email))) {
        return sendProblem(reply, 401, 'badLink');
      }
      await limits.giveBack(tries);
      const { id, token } = await startSession(options, {
        email,
        agent: headers['user-agent'] ?? '',
        earlier: cookie.read(headers.cookie),
      });
      log.info({ session: id }, 'signed in');
      return reply.code(204).header('set-cookie', cookie.set(token)).send();
    },
  );
};

/** Links are mailed once a second, so that a request takes the same time whether its address is listed or not. */
function mailLater(app: FastifyInstance, options: SignInParts) {
  /** Maps each listed address to whether a client that had links left asked for it. */
  const asked = new Map<string, boolean>();
  const ask = (email: string, isWithinLimits: boolean) =>
    void asked.set(email, isWithinLimits || asked.get(email) === true);

  async function mailAsked(): Promise<void> {
    for (const [email, isWithinLimits] of asked) {
      asked.delete(email);
      try {
        const isMailed = await mailSignInLink(options, email, isWithinLimits);
        if (isMailed) app.outbox.wake();
        else app.log.info('sign-in link not mailed, as the address had too many');
      } catch (error) {
        ask(email, isWithinLimits);
        throw error;
      }
    }
  }

  const run = runEvery(app, mailEveryMs, mailAsked, 'sign-in link not mailed');
  app.addHook('onClose', run);
  return ask;
}
