import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { analyticsIdOf } from '../../contract/analytics-id.ts';
import { type SiteConfig, settingValue, siteConfig } from '../../contract/answers/site-config.ts';
import type { ServerParts } from '../config/server-parts.ts';
import { ProblemError } from '../http/problem-details.ts';
import { publicSettings, readSetting } from './settings.ts';

export const settings: FastifyPluginAsyncZod<Pick<ServerParts, 'config' | 'database'>> = async (
  app,
  { config, database },
) => {
  app.get(
    '/api/settings/:key',
    { schema: { params: z.object({ key: z.string() }), response: { 200: settingValue } } },
    async (request, reply) => {
      // A change by the operator must take effect at once, past every cache.
      reply.header('cache-control', 'no-store');
      const key = publicSettings.find((name) => name === request.params.key);
      const value = key && (await readSetting(database, key));
      // Answer the same for an unset, unknown or secret key, so that clients cannot tell them apart.
      if (!value) throw new ProblemError(404, 'notFound');
      return { value };
    },
  );

  app.get(
    '/api/site-config',
    { schema: { response: { 200: siteConfig } } },
    async (_request, reply) => {
      reply.header('cache-control', 'no-store');
      const answer: SiteConfig = {
        captcha_provider: config.CAPTCHA_PROVIDER,
        maps_provider: config.MAPS_PROVIDER,
        campaign_phone_number: await readSetting(database, 'campaign_phone_number'),
      };
      if (config.MAPS_PROVIDER === 'google') {
        answer.google_maps_map_id = await readSetting(database, 'google_maps_map_id');
      }
      const analyticsId = analyticsIdOf(await readSetting(database, 'analytics_id'));
      if (analyticsId) answer.analytics_id = analyticsId;
      if (config.SMS_PROVIDER) answer.texts = true;
      return answer;
    },
  );
};
