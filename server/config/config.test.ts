import { expect, test } from 'vitest';
import { readConfig, readSiteUrl } from './config.ts';

test('an empty environment gives the defaults', () => {
  expect(readConfig({})).toMatchObject({
    PORT: 3000,
    HOST: '127.0.0.1',
    OPS_HOST: '127.0.0.1',
    DRAIN_SECONDS: 5,
    SITE_URL: 'http://localhost:3000',
    CAPTCHA_PROVIDER: 'altcha',
    MAPS_PROVIDER: 'builtin',
    TRUST_PROXY: [],
    SUBMISSIONS_PER_10_MIN: 10,
    LOG_LEVEL: 'info',
    ALARM_AFTER_MIN: [3, 6, 12],
    WEBHOOK_URLS: [],
  });
});

test('addresses in DESK_EMAILS that differ only in case are one person', () => {
  const { DESK_EMAILS } = readConfig({ DESK_EMAILS: 'Ann@x.example, bo@x.example,ann@x.example' });
  expect(DESK_EMAILS).toEqual(['ann@x.example', 'bo@x.example']);
});

test('an empty variable counts as unset', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '' })).toEqual(readConfig({}));
});

test('every problem is listed in one error', () => {
  const environment = {
    PORT: '65536',
    OPS_PORT: 'metrics',
    DRAIN_SECONDS: '61',
    SITE_URL: 'https://locksmith.example/path',
    DATABASE_URL: 'mysql://localhost/site',
    SMTP_URL: 'localhost:25',
    SMTP_TLS: 'off',
    MAIL_TO: 'Owner <owner@locksmith.example>',
    CAPTCHA_PROVIDER: 'turnstile',
    MAPS_PROVIDER: 'none',
    HSTS_PRELOAD: '1',
    TRUST_PROXY: '10.0.0.0/8, everyone',
    SUBMISSIONS_PER_10_MIN: 'many',
    LOG_LEVEL: 'loud',
    SMS_FROM: '+12015550100',
    ALARM_SMS: 'true',
  };
  expect.assertions(Object.keys(environment).length);
  try {
    readConfig(environment);
  } catch (error) {
    for (const name of Object.keys(environment)) expect(String(error)).toContain(`  ${name}: `);
  }
});

test.for([
  ['SITE_URL', 'https://locksmith.example', 'https://locksmith.example'],
  ['SITE_URL', 'https://locksmith.example/', 'https://locksmith.example'],
  ['DATABASE_URL', 'postgres://user:secret@db:5432/site', 'postgres://user:secret@db:5432/site'],
  ['SMTP_URL', 'smtp://u:p%23w@mail.example:587', 'smtp://u:p%23w@mail.example:587'],
  ['SMTP_URL', 'smtps://mail.example/?tls.ca=x', 'smtps://mail.example/?tls.ca=x'],
  ['TRUST_PROXY', '127.0.0.1, 10.0.0.0/8,fd00::/8', ['127.0.0.1', '10.0.0.0/8', 'fd00::/8']],
  ['DESK_EMAILS', 'a@b.example, c@d.example', ['a@b.example', 'c@d.example']],
  ['DESK_EMAILS', 'none', []],
  ['MAIL_TO', "pat.o'neil+site@locksmith.example", "pat.o'neil+site@locksmith.example"],
  ['ALARM_AFTER_MIN', '0.5', [0.5]],
  ['ALARM_AFTER_MIN', '3, 6,12', [3, 6, 12]],
  ['ALARM_AFTER_MIN', '1440', [1440]],
  ['ALARM_AFTER_MIN', '0', []],
  ['PORT', '0', 0],
  ['RECAPTCHA_VERIFY_URL', 'http://127.0.0.1:8080/', 'http://127.0.0.1:8080/'],
  ['RECAPTCHA_VERIFY_URL', 'https://verifier.example/', 'https://verifier.example/'],
] as const)('%s accepts %s', ([name, text, value]) => {
  expect(readConfig({ [name]: text })[name]).toEqual(value);
});

test.for([
  ['SMTP_URL', 'smtp://u:p@ss#w@mail.example.com:587'],
  ['SMTP_URL', 'smtp://u:p@ss/w@mail.example.com:587'],
  ['SMTP_URL', 'smtp://'],
  ['SMTP_URL', 'smtp:host'],
  ['TRUST_PROXY', '10.0.0.0/33'],
  ['TRUST_PROXY', '10.0.0.1/8/8'],
  ['TRUST_PROXY', '10.0.0.1,'],
  ['DESK_EMAILS', 'a@b.example,'],
  ['DESK_EMAILS', 'none, a@b.example'],
  ['DESK_EMAILS', 'Ann <a@b.example>'],
  ['DESK_EMAILS', '"a@b.example,c@d.example"'],
  ['MAIL_TO', '"owner@locksmith.example"'],
  ['MAIL_TO', "'owner@locksmith.example'"],
  ['MAIL_FROM', 'mailto:no-reply@locksmith.example'],
  ['ALARM_AFTER_MIN', '-1'],
  ['ALARM_AFTER_MIN', '3 min'],
  ['ALARM_AFTER_MIN', '3,3'],
  ['ALARM_AFTER_MIN', '6,3'],
  ['ALARM_AFTER_MIN', '0,3'],
  ['ALARM_AFTER_MIN', '3,'],
  ['ALARM_AFTER_MIN', '3,1441'],
  ['ALARM_AFTER_MIN', '1,2,3,4,5,6'],
  ['PORT', '-1'],
  ['PORT', '3e3'],
  ['SUBMISSIONS_PER_10_MIN', '0'],
  ['SITE_URL', 'ftp://locksmith.example'],
  ['SITE_URL', 'https://user@locksmith.example'],
  ['SITE_URL', 'https://locksmith.example.'],
  ['SITE_URL', 'https://locksmith.example.:8443'],
  ['RECAPTCHA_VERIFY_URL', 'http://verifier.example/siteverify'],
  ['RECAPTCHA_VERIFY_URL', 'verifier.example'],
] as const)('%s rejects %s', ([name, text]) => {
  expect(() => readConfig({ [name]: text })).toThrow(name);
});

test.for(['0.0.0.0/0', '::/0', '10.0.0.0/0', 'fd00::/0', '0.0.0.0/00'])(
  'TRUST_PROXY rejects %s by name, because everybody could claim any address',
  (network) => {
    const read = () => readConfig({ TRUST_PROXY: `10.0.0.0/8, ${network},nowhere` });
    expect(read).toThrow(`TRUST_PROXY: ${network} would believe everybody's X-Forwarded-For`);
    expect(read).toThrow('TRUST_PROXY: "nowhere" is no address or CIDR range');
    expect(read).not.toThrow('10.0.0.0/8 ');
  },
);

test.for([
  [undefined, 'http://localhost:3000'],
  ['', 'http://localhost:3000'],
  ['https://locksmith.example/', 'https://locksmith.example'],
])('for the build, SITE_URL %s reads as %s', ([text, origin]) => {
  expect(readSiteUrl({ SITE_URL: text })).toBe(origin);
});

test('the build does not require what only the server needs', () => {
  const environment = { SITE_URL: 'https://locksmith.example', CAPTCHA_PROVIDER: 'recaptcha' };
  expect(readSiteUrl(environment)).toBe('https://locksmith.example');
});

test('the build rejects a wrong SITE_URL and lists every problem', () => {
  expect(() => readSiteUrl({ SITE_URL: 'locksmith.example/path', PORT: 'x' })).toThrow(
    /PORT: [\s\S]*SITE_URL: must be a URL that [\s\S]*SITE_URL: must be an origin/,
  );
});

test('reCAPTCHA requires its secret key, and a missing one is listed with every other problem', () => {
  const needed = 'RECAPTCHA_SECRET_KEY: is required with CAPTCHA_PROVIDER=recaptcha';
  const recaptcha = { CAPTCHA_PROVIDER: 'recaptcha' };
  expect(() => readConfig(recaptcha)).toThrow(needed);
  expect(() => readConfig({ ...recaptcha, RECAPTCHA_SECRET_KEY: '' })).toThrow(needed);
  expect(() => readConfig({ ...recaptcha, PORT: 'x', MAIL_TO: 'y' })).toThrow(
    /PORT: [\s\S]*MAIL_TO: [\s\S]*RECAPTCHA_SECRET_KEY: is required/,
  );
  const config = readConfig({ ...recaptcha, RECAPTCHA_SECRET_KEY: '6Lc_secret-key' });
  expect(config.CAPTCHA_PROVIDER).toBe('recaptcha');
});

const WEBHOOK_SECRET = `whsec_${Buffer.alloc(24, 1).toString('base64')}`;

test('WEBHOOK_URLS accepts https addresses, and http ones on loopback', () => {
  const urls = 'https://hooks.example/a?b, http://localhost:4000,http://127.0.0.1/x,http://[::1]/';
  const { WEBHOOK_URLS } = readConfig({ WEBHOOK_URLS: urls, WEBHOOK_SECRET });
  expect(WEBHOOK_URLS).toEqual([
    'https://hooks.example/a?b',
    'http://localhost:4000',
    'http://127.0.0.1/x',
    'http://[::1]/',
  ]);
  expect(readConfig({}).WEBHOOK_URLS).toEqual([]);
});

test.for(['http://hooks.example', 'https://a:b@hooks.example', 'hooks', 'https://a.example,', ','])(
  'WEBHOOK_URLS rejects %s',
  (urls) => {
    const read = () => readConfig({ WEBHOOK_URLS: urls, WEBHOOK_SECRET });
    expect(read).toThrow('WEBHOOK_URLS: must be https:// addresses');
  },
);

test.for([
  'whsec_',
  'whsec_c2hvcnQ=',
  Buffer.alloc(24, 1).toString('base64'),
  `whsec_${Buffer.alloc(65, 1).toString('base64')}`,
  `${WEBHOOK_SECRET}x`,
  `"${WEBHOOK_SECRET}"`,
])('the webhook secret %j is rejected, and the error does not repeat it', (secret) => {
  const read = () =>
    readConfig({ WEBHOOK_URLS: 'https://hooks.example', WEBHOOK_SECRET: secret, PORT: 'x' });
  expect(read).toThrow('WEBHOOK_SECRET: must be whsec_ and 24 to 64 random bytes in base64');
  expect(read).not.toThrow(/AQEB|c2hv/);
});

test('webhooks require their secret, and a missing one is listed with every other problem', () => {
  const read = (env: object) => () => readConfig({ WEBHOOK_URLS: 'https://hooks.example', ...env });
  expect(read({})).toThrow('WEBHOOK_SECRET: is required with WEBHOOK_URLS');
  expect(read({ PORT: 'x' })).toThrow(/PORT: [\s\S]*WEBHOOK_SECRET: is required/);
});

test.for([' ', ' 6Lc', '6Lc secret', '"6Lc"', "'6Lc'", '6Lc\n', '6L\u200bc'])(
  'the secret key %j is rejected, and the error does not repeat it',
  (secret) => {
    const read = () =>
      readConfig({ CAPTCHA_PROVIDER: 'recaptcha', RECAPTCHA_SECRET_KEY: secret, PORT: 'x' });
    expect(read).toThrow('RECAPTCHA_SECRET_KEY: must be the key alone, without spaces or quotes');
    expect(read).not.toThrow('6L');
    expect(read).not.toThrow('is required');
  },
);

test.each([
  ['30m', 30 * 60_000],
  ['24h', 24 * 3_600_000],
  ['7d', 7 * 24 * 3_600_000],
])('BACKUP_EVERY may be %s', (text, milliseconds) => {
  expect(readConfig({ BACKUP_EVERY: text }).BACKUP_EVERY).toBe(milliseconds);
});

test.each(['0h', '24', '1.5h', '-1d', '24 h', '99999d'])('BACKUP_EVERY may not be %s', (text) => {
  expect(() => readConfig({ BACKUP_EVERY: text, BACKUP_KEEP: '0' })).toThrow(
    /BACKUP_EVERY: must be a time such as 30m, 24h or 7d\n {2}BACKUP_KEEP: /,
  );
});

const texts = {
  SMS_PROVIDER: 'twilio',
  TWILIO_ACCOUNT_SID: `AC${'0'.repeat(32)}`,
  TWILIO_AUTH_TOKEN: 'f'.repeat(32),
  SMS_FROM: '+12015550100',
};

test('texts are off by default, and on when everything they need is set', () => {
  expect(readConfig({})).toMatchObject({ SMS_DAILY_LIMIT: 200, ALARM_SMS: false });
  expect(readConfig({}).SMS_PROVIDER).toBeUndefined();
  const SMS_FROM = `MG${'a'.repeat(32)}`;
  const config = readConfig({ ...texts, SMS_FROM, ALARM_SMS: 'true', SMS_DAILY_LIMIT: '5' });
  expect(config).toMatchObject({ SMS_FROM, SMS_API_URL: 'https://api.twilio.com' });
  expect(config).toMatchObject({ SMS_DAILY_LIMIT: 5, ALARM_SMS: true });
});

test.for([
  ['SMS_PROVIDER', 'aol', 'must be twilio'],
  ['SMS_PROVIDER', undefined, 'needs SMS_PROVIDER'],
  ['TWILIO_ACCOUNT_SID', undefined, 'is required with SMS_PROVIDER'],
  ['TWILIO_ACCOUNT_SID', 'AC123', 'must be AC and 32'],
  ['TWILIO_AUTH_TOKEN', undefined, 'is required with SMS_PROVIDER'],
  ['TWILIO_AUTH_TOKEN', 'my token is secret', 'must be the token alone'],
  ['SMS_FROM', undefined, 'is required with SMS_PROVIDER'],
  ['SMS_FROM', '(201) 555-0100', 'must be a number such as'],
  ['SMS_API_URL', 'http://sms.example', 'https://'],
  ['SMS_API_URL', 'https://sms.example/v1', 'SMS_API_URL'],
  ['SMS_DAILY_LIMIT', '0', 'SMS_DAILY_LIMIT'],
  ['ALARM_SMS', 'yes', 'must be true or false'],
] as const)('with %s as %s the configuration is rejected: %s', ([name, value, message]) => {
  const read = () => readConfig({ ...texts, [name]: value });
  expect(read).toThrow(message);
  expect(read).not.toThrow('secret');
});

test('alarms by text require a provider', () => {
  expect(() => readConfig({ ALARM_SMS: 'true' })).toThrow('ALARM_SMS: needs SMS_PROVIDER');
});
