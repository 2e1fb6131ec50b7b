import { join } from 'node:path';
import type { FastifyReply } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { type Language, languages, prefixOf, splitPath } from '../../contract/languages.ts';
import { permissionsPolicy } from '../http/permissions-policy.ts';
import type { Bodies } from './bodies.ts';
import { contentSecurityPolicy, type Providers } from './content-security-policy.ts';
import { fileSender, revalidate } from './file-sender.ts';
import { readFiles } from './files.ts';
import { pageRenewal } from './page-renewal.ts';
import { type BuiltPage, readCampaignScript, readPages } from './pages.ts';
import { type Send, sender } from './sender.ts';
import {
  noSettings,
  type PageSettings,
  type PageSettingsSource,
  watchPageSettings,
} from './watch-page-settings.ts';

declare module 'fastify' {
  interface FastifyReply {
    sendNotFoundPage(): ReturnType<Send>;
  }
}

const preconnectToMaps = '<https://maps.googleapis.com>; rel=preconnect';

function pageSender(page: BuiltPage, bodies: Bodies, providers: Providers): Send {
  return sender({
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': revalidate,
      'content-security-policy': contentSecurityPolicy(page, providers),
      'permissions-policy': permissionsPolicy((bodies.br ?? bodies.identity).size),
      ...(providers.MAPS_PROVIDER === 'google' && { link: preconnectToMaps }),
    },
    bodies,
  });
}

/** Keeps the query, which may name a campaign. The path is ours, never from the request. */
function redirectTo(path: string): Send {
  return ({ raw }, reply) => {
    const { url = '' } = raw;
    const query = url.includes('?') ? url.slice(url.indexOf('?')) : '';
    return reply.redirect(path + query, 301);
  };
}

export const notFoundIn = (language: Language) => `${prefixOf(language)}/404`;
const notFounds = languages.map(notFoundIn);

/** Matches /ES/… for /es/…, because people also type addresses from posters. */
const inCapitals = /^\/es(?=[/?]|$)/i;

interface SiteOptions {
  /** The build's folder, holding `client/` and `pages.json`. */
  directory: string;
  providers: Providers;
  /** Absent while there is no database; pages are then served as they were built. */
  settingsSource?: PageSettingsSource;
}

export const site = fastifyPlugin<SiteOptions>(
  async (app, { directory, providers, settingsSource }) => {
    const pages = readPages(directory);
    const senders = new Map<string, Send>();
    function serve(page: BuiltPage, bodies: Bodies, { hasAnalytics }: PageSettings): void {
      senders.set(page.path, pageSender(page, bodies, { ...providers, hasAnalytics }));
    }
    for (const page of pages) serve(page, page.bodies, noSettings);
    if (!notFounds.every((path) => senders.has(path)))
      throw new Error('the build has no not-found page');
    const sendPage = (path: string, ...[request, reply]: Parameters<Send>) => {
      const send = senders.get(path);
      if (!send) throw new Error(`the build has no page ${path}`);
      return send(request, reply);
    };

    for (const { path } of pages) {
      if (notFounds.includes(path)) continue;
      app.get(path, (request, reply) => sendPage(path, request, reply));
      if (path !== '/') app.get(`${path}/`, redirectTo(path));
    }
    const files = readFiles(join(directory, 'client'));
    for (const file of files) app.get(file.path, fileSender(file));
    // For a page of an earlier build, whose scripts are gone: loads it in full, or sends its form.
    const plainForm = files.find(({ path }) => path.startsWith('/assets/plain-form-'));
    if (plainForm) {
      const headers = { 'content-type': plainForm.type, 'cache-control': 'no-store' };
      const send = sender({ headers, bodies: plainForm.bodies });
      for (const path of ['/assets/start-*', '/assets/plain-form-*']) app.get(path, send);
    }
    app.decorateReply('sendNotFoundPage', function (this: FastifyReply) {
      const { url } = this.request;
      const { language } = splitPath(url.replace(/\?.*/s, ''));
      if (language === 'en' && inCapitals.test(url))
        return this.redirect(url.replace(inCapitals, prefixOf('es')), 301);
      return sendPage(notFoundIn(language), this.request, this.code(404));
    });

    const renewal = pageRenewal({
      pages,
      script: readCampaignScript(directory),
      serve,
      log: app.log,
    });
    // Hooks run last to first, so by then nothing reads the settings anymore.
    app.addHook('onClose', async () => renewal.stop());
    if (settingsSource) await watchPageSettings(app, settingsSource, renewal.show);
  },
  { name: 'site' },
);
