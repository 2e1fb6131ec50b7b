import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import {
  jsonSchemaTransform,
  serializerCompiler,
  validatorCompiler,
} from 'fastify-type-provider-zod';

export const openapi = fp(
  async function openapi(app: FastifyInstance, { siteUrl }: { siteUrl: string }) {
    app.setValidatorCompiler(validatorCompiler);
    app.setSerializerCompiler(serializerCompiler);
    await app.register(swagger, {
      openapi: {
        openapi: '3.1.0',
        info: { title: 'Locksmith & Security booking service', version: '1.0.0' },
        servers: [{ url: siteUrl }],
      },
      transform: (route) =>
        route.url.startsWith('/api/')
          ? jsonSchemaTransform(route)
          : { schema: { hide: true }, url: route.url },
    });
    // Serialize the document once, because otherwise each answer would take 100 KB.
    let document: Buffer | undefined;
    app.get('/api/openapi.json', { schema: { hide: true } }, async (_request, reply) => {
      document ??= Buffer.from(JSON.stringify(app.swagger()));
      return reply.type('application/json').send(document);
    });
  },
  { name: 'openapi' },
);
