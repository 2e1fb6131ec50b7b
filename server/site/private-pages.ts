import { join } from 'node:path';
import fastifyPlugin from 'fastify-plugin';
import { bodiesInMemory } from './bodies.ts';
import { fileSender, revalidate } from './file-sender.ts';
import { readFiles } from './files.ts';
import { type Send, sender } from './sender.ts';

/** No inline code, and nothing from other hosts. */
const policy = [
  "default-src 'none'",
  ...['script', 'style', 'img', 'font', 'connect', 'worker', 'manifest'].map(
    (kind) => `${kind}-src 'self'`,
  ),
  "form-action 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join('; ');

const headers = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': revalidate,
  'content-security-policy': policy,
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
};

interface PrivatePagesOptions {
  /** Holds the output of vite.private.config.ts. */
  directory: string;
  isDeskOpen: boolean;
}

/**
 * The pages that show something only with a session or a token: the desk, and those behind the links in mails. Their
 * HTML is the same for everybody.
 */
export const privatePages = fastifyPlugin<PrivatePagesOptions>(
  async (app, { directory, isDeskOpen }) => {
    const pageSender = (file: string): Send =>
      sender({ headers, bodies: bodiesInMemory(join(directory, file)) });

    for (const file of readFiles(directory)) {
      if (isDeskOpen || !file.path.startsWith('/desk/')) app.get(file.path, fileSender(file));
    }
    app.get('/accept', pageSender('desk/accept.html'));
    app.get('/request', pageSender('app/follow/request.html'));
    if (!isDeskOpen) return;
    const desk = pageSender('desk/index.html');
    app.get('/desk', desk);
    app.get('/desk/*', desk);
  },
  { name: 'private-pages' },
);
