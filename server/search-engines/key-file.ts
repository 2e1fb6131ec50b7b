import fastifyPlugin from 'fastify-plugin';

/** `/KEY.txt` proves to IndexNow that the site announces its own changes (docs/product.md 12.15). The key is public. */
export const indexNowKeyFile = fastifyPlugin<{ key: string }>(
  async (app, { key }) => {
    app.get(`/${key}.txt`, { schema: { hide: true } }, (_request, reply) =>
      reply.type('text/plain; charset=utf-8').send(key),
    );
  },
  { name: 'index-now-key-file' },
);

export const indexNowKey = 'index-now';
