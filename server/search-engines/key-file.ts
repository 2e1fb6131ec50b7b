import fastifyPlugin from 'fastify-plugin';

/**
 * Serves `/KEY.txt`, by which IndexNow sees that whoever tells it of changes may do so (docs/product.md 12.15). The key
 * is public: it proves no more than that.
 */
export const indexNowKeyFile = fastifyPlugin<{ key: string }>(
  async (app, { key }) => {
    app.get(`/${key}.txt`, { schema: { hide: true } }, (_request, reply) =>
      reply.type('text/plain; charset=utf-8').send(key),
    );
  },
  { name: 'index-now-key-file' },
);

/** Name of the key among the secrets. */
export const indexNowKey = 'index-now';
