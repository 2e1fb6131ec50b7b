import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { addedPhoto } from '../../contract/answers/photos.ts';
import { maxPhotoBytes, photosPath } from '../../contract/photos.ts';
import type { LinkParts } from '../config/server-parts.ts';
import { clientLimits } from '../http/client-networks.ts';
import { ProblemError, tooMany } from '../http/problem-details.ts';
import { rateLimits } from '../http/rate-limits.ts';
import { rawBody } from '../http/request-body.ts';
import { isPhoto } from '../photos/decode.ts';
import { deletePhoto } from '../requests/photos.ts';
import { addPhoto } from './add-photo.ts';
import { onRequest, refusals } from './follow-request.ts';

interface PhotoParts extends LinkParts {
  /** Throws a ProblemError if the link belongs to no request. */
  idOf(request: FastifyRequest, reply: FastifyReply): Promise<string>;
}

const windowMs = 10 * 60_000;
const noRoomSeconds = 3600;
/** The limits are low because each picture may keep the decoder busy until its timeout. */
const photosPer10Min = { request: 20, client: 40 };

/** What a customer may do with pictures (docs/product.md 12.23). */
export const customerPhotos: FastifyPluginAsyncZod<PhotoParts> = async (app, parts) => {
  const { idOf, clock } = parts;
  const { count, giveBack } = rateLimits(parts, windowMs);

  // Accept any content type, because the bytes show whether the body is a picture.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', rawBody);

  app.post(
    photosPath,
    {
      bodyLimit: maxPhotoBytes,
      config: { needsNoBody: true },
      schema: {
        summary: 'Adds a picture; the body is the bytes of a JPEG, PNG or WebP of at most 3 MB',
        response: { 201: addedPhoto },
      },
      // Refuses a wrong token before the body has arrived.
      onRequest: async (request, reply) => void (await idOf(request, reply)),
    },
    async (request, reply) => {
      const id = await idOf(request, reply);
      const { body } = request;
      if (!Buffer.isBuffer(body) || !isPhoto(body)) throw new ProblemError(415, 'notAPhoto');
      const limits = [
        { name: `photo ${id}`, most: photosPer10Min.request },
        ...clientLimits('photo', request.ip, photosPer10Min.client),
      ];
      const wait = await count(limits);
      if (wait !== null) throw tooMany(reply, wait);
      const outcome = await addPhoto(parts, id, body, () => !request.socket.destroyed);
      switch (outcome.kind) {
        case 'added':
          app.outbox.wake();
          return reply.code(201).send({ id: outcome.id });
        case 'full':
          throw new ProblemError(409, 'tooManyPhotos');
        case 'no_room':
          request.log.error('no room for pictures: erase requests that are spam');
          throw tooMany(reply, noRoomSeconds);
        case 'undecodable':
          throw new ProblemError(422, 'brokenPhoto');
        case 'late':
          // A client that hung up would use the returned allowance to fill the queue again.
          if (!request.socket.destroyed) await giveBack(limits);
          throw new ProblemError(503, 'busy');
        default:
          throw refusals[outcome.kind]();
      }
    },
  );

  app.delete(
    `${photosPath}/:id`,
    { schema: { summary: 'Deletes a picture', params: z.object({ id: z.uuid() }) } },
    async (request, reply) => {
      const at = clock.now();
      const outcome = await onRequest(
        parts,
        await idOf(request, reply),
        async (transaction, row) =>
          (await deletePhoto(transaction, row, request.params.id, at)) ? row : undefined,
      );
      if (outcome.kind === 'past') throw refusals.past();
      if (outcome.kind !== 'done') throw refusals.unknown();
      return reply.code(204).send();
    },
  );
};
