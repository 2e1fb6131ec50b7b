import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { deskProblems } from '../../content/owner/desk.ts';
import { setting, settingList } from '../../contract/answers/desk.ts';
import { ProblemError } from '../http/problem-details.ts';
import { readValue } from '../settings/setting-value.ts';
import {
  deleteSetting,
  readSetting,
  type SettingKey,
  settingKeys,
  writeSetting,
} from '../settings/settings.ts';
import type { SignInParts } from './parts.ts';

const params = z.object({ key: z.string() });
const notFound = () => new ProblemError(404, 'notFound');

function knownKey(text: string): SettingKey {
  const key = settingKeys.find((known) => known === text);
  if (!key) throw notFound();
  return key;
}

/** The same settings as `npm run settings`, with the same validation (docs/product.md 11.2). */
export async function settingsRoutes(
  instance: FastifyInstance,
  { database, config }: SignInParts,
): Promise<void> {
  const app = instance.withTypeProvider<ZodTypeProvider>();

  app.get(
    '/settings',
    {
      schema: {
        summary: 'Every setting there is; the value of one that is not set is null',
        response: { 200: settingList },
      },
    },
    async () => ({
      items: await Promise.all(
        settingKeys.map(async (key) => ({ key, value: await readSetting(database, key) })),
      ),
    }),
  );

  app.get(
    '/settings/:key',
    { schema: { summary: 'A setting', params, response: { 200: setting } } },
    async (request) => {
      const key = knownKey(request.params.key);
      const value = await readSetting(database, key);
      if (value === null) throw notFound();
      return { key, value };
    },
  );

  app.put(
    '/settings/:key',
    {
      schema: {
        summary: 'Sets it, from the next page on',
        params,
        body: z.strictObject({ value: z.string() }),
        response: { 200: setting },
      },
    },
    async (request) => {
      const key = knownKey(request.params.key);
      const verdict = readValue(key, request.body.value);
      const refuse = (value: string) => new ProblemError(422, 'fields', { value });
      if (verdict.kind === 'refused') throw refuse(verdict.problem);
      if (verdict.value === config.RECAPTCHA_SECRET_KEY) throw refuse(deskProblems.secretKey);
      await writeSetting(database, key, verdict.value);
      request.log.info({ key }, 'setting changed');
      return { key, value: verdict.value };
    },
  );

  app.delete(
    '/settings/:key',
    { schema: { summary: 'Removes it', params } },
    async (request, reply) => {
      const key = knownKey(request.params.key);
      if (!(await deleteSetting(database, key))) throw notFound();
      request.log.info({ key }, 'setting removed');
      return reply.code(204).send();
    },
  );
}
