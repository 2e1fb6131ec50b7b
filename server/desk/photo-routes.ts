import { z } from 'zod';
import { photoSides } from '../../contract/photos.ts';
import { ProblemError } from '../http/problem-details.ts';
import { lockRequest } from '../requests/change-request.ts';
import { deletePhoto, readPhoto } from '../requests/photos.ts';
import { scrub } from './erasure-routes.ts';
import type { DeskRoutes } from './parts.ts';
import { requestParams } from './request-params.ts';

const photoParams = requestParams.extend({ id: z.uuid() });
const { large, small } = photoSides;

/** Lets nothing run, even if a browser took the picture for a page. */
const policy = "default-src 'none';frame-ancestors 'none';sandbox";

/** Pictures from customers (docs/product.md 12.23). */
export const photoRoutes: DeskRoutes = async (app, { database, clock }) => {
  app.get(
    '/requests/:reference/photos/:id',
    {
      schema: {
        summary: 'A picture as WebP, in one of two sizes',
        params: photoParams,
        querystring: z.object({ size: z.enum([`${large}`, `${small}`]).default(`${large}`) }),
      },
    },
    async ({ params, query }, reply) => {
      const size = query.size === `${small}` ? 'small' : 'large';
      const image = await readPhoto(database.query, params.reference, params.id, size);
      if (!image) throw new ProblemError(404, 'notFound');
      return reply
        .headers({ 'content-type': 'image/webp', 'content-security-policy': policy })
        .send(Buffer.from(image));
    },
  );

  app.delete(
    '/requests/:reference/photos/:id',
    { schema: { summary: 'Deletes a picture for good', params: photoParams } },
    async ({ params, log }, reply) => {
      const isDeleted = await database.write(async (transaction) => {
        const row = await lockRequest(transaction, 'reference', params.reference);
        return row && deletePhoto(transaction, row, params.id, clock.now());
      });
      if (!isDeleted) throw new ProblemError(404, 'notFound');
      await scrub(database, log);
      return reply.code(204).send();
    },
  );
};
