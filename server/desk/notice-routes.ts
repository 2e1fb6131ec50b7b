import { deskNotices } from '../../contract/answers/desk.ts';
import { deletionPause } from '../database/trusted-time.ts';
import type { DeskRoutes } from './parts.ts';

export const noticeRoutes: DeskRoutes = async (app, { database, clock }) => {
  app.get(
    '/notices',
    {
      schema: {
        summary: 'What the owner should know about the server; null if nothing',
        response: { 200: deskNotices },
      },
    },
    async () => {
      const now = clock.now();
      const pause = await deletionPause(database, now);
      return { deletion_pause: pause ? { ...pause, now: now.toISOString() } : null };
    },
  );
};
