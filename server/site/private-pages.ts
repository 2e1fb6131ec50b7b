import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyPlugin from 'fastify-plugin';
import { languages, prefixOf } from '../../contract/languages.ts';
import { openRequestsQuery } from '../../contract/request-status.ts';
import { permissionsPolicy } from '../http/permissions-policy.ts';
import { bodiesInMemory } from './bodies.ts';
import { reportUri, trustedTypes } from './content-security-policy.ts';
import { fileSender, revalidate } from './file-sender.ts';
import { readFiles } from './files.ts';
import { type Send, sender } from './sender.ts';

/** Allows no inline scripts, nothing from other hosts, and of inline styles only the page's own. */
function policyOf(html: string): string {
  const [, style = ''] = /<style>(.*?)<\/style>/s.exec(html) ?? [];
  const hash = createHash('sha256').update(style).digest('base64');
  return [
    "default-src 'none'",
    ...['script', 'img', 'font', 'connect', 'worker', 'manifest'].map((k) => `${k}-src 'self'`),
    `style-src 'self' 'sha256-${hash}'`,
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    ...trustedTypes('default'),
    reportUri,
  ].join(';');
}

function pageSender(file: string): Send {
  const bodies = bodiesInMemory(file);
  return sender({
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': revalidate,
      'content-security-policy': policyOf(readFileSync(file, 'utf8')),
      'permissions-policy': permissionsPolicy((bodies.br ?? bodies.identity).size),
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    },
    bodies,
  });
}

/** Makes browsers load the first screen's requests along with its scripts, not after them. */
const preloadRequests = `</api/desk/requests?${openRequestsQuery}>; rel=preload; as=fetch; crossorigin`;

interface PrivatePagesOptions {
  /** The folder that scripts/private-pages.ts writes. */
  directory: string;
  isDeskOpen: boolean;
}

/** Serves the desk, and the pages behind the links in mails. Their HTML is the same for everyone. */
export const privatePages = fastifyPlugin<PrivatePagesOptions>(
  async (app, { directory, isDeskOpen }) => {
    const page = (file: string) => pageSender(join(directory, file));

    for (const file of readFiles(directory)) {
      if (isDeskOpen || !file.path.startsWith('/desk/')) app.get(file.path, fileSender(file));
    }
    app.get('/accept', page('desk/accept.html'));
    for (const prefix of languages.map(prefixOf)) {
      const followed = page(join(prefix, 'app/follow/request.html'));
      for (const path of ['request', 'r']) app.get(`${prefix}/${path}`, followed);
      app.get(`${prefix}/request/not-you`, page(join(prefix, 'app/follow/not-you.html')));
    }
    if (!isDeskOpen) return;
    const desk = page('desk/index.html');
    app.get('/desk', (request, reply) => desk(request, reply.header('link', preloadRequests)));
    app.get('/desk/*', desk);
  },
  { name: 'private-pages' },
);
