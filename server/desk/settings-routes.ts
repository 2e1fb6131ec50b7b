import { z } from 'zod';
import { deskProblems } from '../../content/owner/desk.ts';
import { setting, settingList } from '../../contract/answers/desk.ts';
import { ProblemError } from '../http/problem-details.ts';
import { readValue } from '../settings/setting-value.ts';
import {
  deleteSetting,
  readSetting,
  type SettingChanges,
  type SettingKey,
  settingKeys,
  writeSettings,
} from '../settings/settings.ts';
import type { DeskRoutes } from './parts.ts';

const params = z.object({ key: z.string() });
const settingChanges = z.record(z.string(), z.string().nullable());
const notFound = () => new ProblemError(404, 'notFound');

function knownKey(text: string): SettingKey {
  const key = settingKeys.find((known) => known === text);
  if (!key) throw notFound();
  return key;
}

/** The same settings as `npm run settings`, with the same validation (docs/product.md 11.2). */
export const settingsRoutes: DeskRoutes = async (app, { database, config, clock }) => {
  const allSettings = () =>
    Promise.all(settingKeys.map(async (key) => ({ key, value: await readSetting(database, key) })));

  function readTyped(key: SettingKey, typed: string): { value: string } | { problem: string } {
    const verdict = readValue(key, typed, clock.now());
    if (verdict.kind === 'refused') return verdict;
    if (verdict.value === config.RECAPTCHA_SECRET_KEY) return { problem: deskProblems.secretKey };
    return verdict;
  }

  app.get(
    '/settings',
    {
      schema: {
        summary: 'Every setting; null if it is not set',
        response: { 200: settingList },
      },
    },
    async () => ({ items: await allSettings() }),
  );

  app.get(
    '/settings/:key',
    { schema: { summary: 'One setting', params, response: { 200: setting } } },
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
        summary: 'Sets it for pages loaded from now on',
        params,
        body: z.strictObject({ value: z.string() }),
        response: { 200: setting },
      },
    },
    async (request) => {
      const key = knownKey(request.params.key);
      const read = readTyped(key, request.body.value);
      if ('problem' in read) throw new ProblemError(422, 'fields', { value: read.problem });
      await writeSettings(database, { [key]: read.value }, clock.now());
      request.log.info({ key }, 'setting changed');
      return { key, value: read.value };
    },
  );

  app.patch(
    '/settings',
    {
      schema: {
        summary: 'Sets several settings in one change; null removes one',
        body: settingChanges,
        response: { 200: settingList },
      },
    },
    async (request) => {
      const changes: SettingChanges = {};
      const errors: Record<string, string> = {};
      for (const [text, typed] of Object.entries(request.body)) {
        const key = knownKey(text);
        const read = typed === null ? { value: null } : readTyped(key, typed);
        if ('problem' in read) errors[key] = read.problem;
        else changes[key] = read.value;
      }
      if (Object.keys(errors).length > 0) throw new ProblemError(422, 'fields', errors);
      await writeSettings(database, changes, clock.now());
      request.log.info({ keys: Object.keys(changes) }, 'settings changed');
      return { items: await allSettings() };
    },
  );

  app.delete(
    '/settings/:key',
    { schema: { summary: 'Removes a setting', params } },
    async (request, reply) => {
      const key = knownKey(request.params.key);
      if (!(await deleteSetting(database, key))) throw notFound();
      request.log.info({ key }, 'setting removed');
      return reply.code(204).send();
    },
  );
};
