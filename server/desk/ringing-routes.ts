import { z } from 'zod';
import { ringingAlarms } from '../../contract/answers/desk.ts';
import { hearAlarms, readRinging } from '../requests/ringing.ts';
import type { DeskRoutes } from './parts.ts';
import { referenceText } from './request-params.ts';

const heardAlarms = z.strictObject({
  items: z.array(z.strictObject({ reference: referenceText, level: z.int().min(1) })).max(200),
});

export const ringingRoutes: DeskRoutes = async (app, { database, clock }) => {
  app.get(
    '/alarms',
    {
      schema: {
        summary: 'The alarms that open desks ring for',
        response: { 200: ringingAlarms },
      },
    },
    async () => {
      const ringing = await readRinging(database.query);
      return { items: ringing.map(({ reference, level }) => ({ reference, level })) };
    },
  );

  app.post(
    '/alarms/heard',
    { schema: { summary: 'Silences these alarms at every desk', body: heardAlarms } },
    async ({ body }, reply) => {
      await hearAlarms(database, body.items, clock.now());
      return reply.code(204).send();
    },
  );
};
