import { expect, test } from 'vitest';
import { readConfig } from './config/config.ts';
import { welcome } from './welcome.ts';

const local = { address: '127.0.0.1', family: 'IPv4', port: 8080 };

test('by default the welcome line names localhost and the mail folder', () => {
  const config = readConfig({ DATA_DIR: '/srv/data' });
  expect(welcome(config, local, false)).toBe(
    'Open http://localhost:8080 (Ctrl-C stops it). Emails are saved as files in /srv/data/mail',
  );
});

test('the mail server is named without its user and password', () => {
  const SMTP_URL = 'smtps://user:secret@mail.locksmith.example:465';
  const line = welcome(readConfig({ SMTP_URL }), local, false);
  expect(line).toContain('Emails go to mail.locksmith.example:465');
  expect(line).not.toMatch(/user|secret/);
});

test('behind a proxy the welcome line names both addresses', () => {
  const config = readConfig({ SITE_URL: 'https://locksmith.example' });
  expect(welcome(config, local, true)).toContain(
    'Open https://locksmith.example, which this server has at http://localhost:8080',
  );
});

test.each([
  ['0.0.0.0', 'http://localhost:8080'],
  ['::', 'http://localhost:8080'],
  ['192.0.2.7', 'http://192.0.2.7:8080'],
  ['fd00::7', 'http://[fd00::7]:8080'],
])('the welcome line for a server that listens on %s opens %s', (address, url) => {
  expect(welcome(readConfig({}), { ...local, address }, false)).toContain(`Open ${url} `);
});
