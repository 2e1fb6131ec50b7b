import { hash } from 'node:crypto';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { calendarAddress } from '../../contract/answers/people.ts';
import { clientLimits } from '../http/client-networks.ts';
import { sendProblem, tooMany } from '../http/problem-details.ts';
import { rateLimits } from '../http/rate-limits.ts';
import { calendarUrl, isCalendar, writeCalendar } from './calendar.ts';
import { type DeskParts, type DeskRoutes, sessionOf } from './parts.ts';

const hourMs = 3_600_000;
const filesPerHour = 60;
const wrongFilesPerClient = 20;

/** The address of a person's own calendar (docs/product.md 12.24). */
export const calendarRoutes: DeskRoutes = async (app, parts) => {
  const response = { 200: calendarAddress };
  app.get(
    '/calendar',
    { schema: { summary: 'The address of your calendar', response } },
    async (request) => ({ url: await calendarUrl(parts, sessionOf(request).email, false) }),
  );
  app.post(
    '/calendar',
    {
      config: { needsNoBody: true },
      schema: {
        summary: 'Replaces the address of your calendar; the old one stops working',
        response,
      },
    },
    async (request) => {
      request.log.info('calendar address renewed');
      return { url: await calendarUrl(parts, sessionOf(request).email, true) };
    },
  );
};

/** Needs no session, because calendar programs have only the address. */
export const calendarFile: FastifyPluginAsyncZod<DeskParts> = async (app, parts) => {
  const limits = rateLimits(parts, hourMs);
  app.get(
    '/calendar/:file',
    {
      schema: {
        summary: 'Appointments and jobs of the last 30 and the next 90 days (RFC 5545)',
        params: z.object({ file: z.string() }),
      },
    },
    async ({ params: { file }, ip, headers }, reply) => {
      reply.header('x-robots-tag', 'noindex');
      const isKnown = await isCalendar(parts, file);
      const wait = await limits.count(
        isKnown
          ? [{ name: `calendar ${file}`, most: filesPerHour }]
          : clientLimits('desk calendar', ip, wrongFilesPerClient),
      );
      if (wait !== null) throw tooMany(reply, wait, isKnown ? 'tooManyCalendars' : 'tooManyTokens');
      if (!isKnown) return sendProblem(reply, 401, 'calendarGone');
      const text = await writeCalendar(parts, parts.clock.now());
      const etag = `"${hash('sha256', text, 'base64url')}"`;
      reply.headers({ etag, 'cache-control': 'private, no-cache' });
      if (headers['if-none-match']?.includes(etag)) return reply.code(304).send();
      return reply.type('text/calendar; charset=utf-8').send(text);
    },
  );
};
