import { BlockList, isIP } from 'node:net';
import { resolve } from 'node:path';
import { z } from 'zod';
import { captchaProviders, mapsProviders } from '../../contract/request.ts';
import { isLoopbackHost } from '../net/outbound-address.ts';
import { smtpTls } from '../net/smtp-server.ts';
import { mailbox, mailboxes } from './mailboxes.ts';

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const url = (...schemes: string[]) =>
  z.string().refine((text) => schemes.includes(URL.parse(text)?.protocol ?? ''), {
    error: `must be a URL that starts with ${schemes.map((scheme) => `${scheme}//`).join(' or ')}`,
  });

/** An unencoded # or / in a password would end the host before the mail server's name. */
const smtpUrl = url('smtp:', 'smtps:').refine(
  (text) => {
    const { hostname = '', hash = '', pathname = '' } = URL.parse(text) ?? {};
    return hostname !== '' && hash === '' && ['', '/'].includes(pathname);
  },
  {
    error:
      'must name a host and no path, such as smtp://user:password@host:587; special characters of the password must be percent-encoded (# is %23)',
  },
);

const wholeNumber = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d{1,12}$/, 'must be a whole number')
    .transform(Number)
    .refine((value) => value >= least && value <= most, `must be from ${least} to ${most}`);

const trueOrFalse = z
  .enum(['true', 'false'], 'must be true or false')
  .default('false')
  .transform((text) => text === 'true');

const durationUnits = { m: 60_000, h: 3_600_000, d: 24 * 3_600_000 };

const duration = z
  .string()
  .regex(/^[1-9]\d{0,3}[mhd]$/, 'must be a time such as 30m, 24h or 7d')
  .transform((text) => {
    const unit = text.slice(-1) as keyof typeof durationUnits;
    return Number(text.slice(0, -1)) * durationUnits[unit];
  });

const path = z.string().transform((text) => resolve(text));

const origin = url('http:', 'https:')
  .refine((text) => ['', '/'].includes(text.replace(URL.parse(text)?.origin ?? '', '')), {
    error: 'must be an origin: scheme, host and port, nothing after them',
  })
  .refine((text) => !URL.parse(text)?.hostname.endsWith('.'), {
    error: 'must not end with a dot: browsers take it for another site',
  })
  .transform((text) => new URL(text).origin);

const webhooks = z
  .string()
  .transform((text) => text.split(',').map((part) => part.trim()))
  .refine((parts) => parts.every(isWebhookUrl), {
    // Do not quote the wrong address: its path may be a secret.
    error:
      'must be https:// addresses without a user name, separated by commas; http:// only on loopback',
  });

function isWebhookUrl(text: string): boolean {
  const parsed = URL.parse(text);
  if (!parsed || parsed.username || parsed.password || text.length > 2000) return false;
  return isSecureUrl(text);
}

/** Accepts https, or http to this machine: no one on the way can read what is sent there. */
function isSecureUrl(text: string): boolean {
  const { protocol, hostname = '' } = URL.parse(text) ?? {};
  return protocol === 'https:' || (protocol === 'http:' && isLoopbackHost(hostname));
}

/** The Standard Webhooks specification requires 24 to 64 random bytes. */
function isWebhookSecret(text: string): boolean {
  const encoded = /^whsec_([A-Za-z0-9+/]+={0,2})$/.exec(text)?.[1];
  const bytes = Buffer.from(encoded ?? '', 'base64');
  return bytes.length >= 24 && bytes.length <= 64 && bytes.toString('base64') === encoded;
}

const alarmMinutes = z
  .string()
  .regex(
    /^\d{1,4}(\.\d{1,6})?( *, *\d{1,4}(\.\d{1,6})?){0,4}$/,
    'must be 1 to 5 numbers of minutes separated by commas, such as 3,6,12 or 0.5',
  )
  .transform((text) => text.split(',').map(Number))
  .refine(
    (minutes) => minutes.every((one, index) => one <= 1440 && one > (minutes[index - 1] ?? -1)),
    {
      error: 'must rise from each number of minutes to the next, up to 1440',
    },
  )
  .refine((minutes) => minutes.length === 1 || minutes[0] !== 0, {
    error: 'must be more than 0, which alone means no alarm',
  })
  .transform((minutes) => minutes.filter((one) => one > 0));

const networks = z
  .string()
  .transform((text) => text.split(',').map((part) => part.trim()))
  .superRefine((parts, context) => {
    const add = (message: string) => context.addIssue({ code: 'custom', message });
    const wrong = parts.find((part) => !isNetwork(part))?.slice(0, 50);
    if (wrong !== undefined) {
      add(`${JSON.stringify(wrong)} is no address or CIDR range; separate several with commas`);
    }
    const all = parts.find((part) => isNetwork(part) && Number(part.split('/')[1]) === 0);
    if (all) add(`${all} would believe everybody's X-Forwarded-For: name your own proxies only`);
  });

function isNetwork(text: string): boolean {
  const [address = '', prefix, ...rest] = text.split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  if (prefix === undefined) return true;
  if (!/^\d{1,3}$/.test(prefix) || Number(prefix) > (family === 4 ? 32 : 128)) return false;
  new BlockList().addSubnet(address, Number(prefix), family === 4 ? 'ipv4' : 'ipv6');
  return true;
}

const environment = z
  .object({
    PORT: wholeNumber(0, 65_535).default(3000),
    HOST: z.string().default('127.0.0.1'),
    OPS_PORT: wholeNumber(0, 65_535).optional(),
    OPS_HOST: z.string().default('127.0.0.1'),
    DRAIN_SECONDS: wholeNumber(0, 60).default(5),
    SITE_URL: origin.default('http://localhost:3000'),
    DATA_DIR: path.prefault('./data'),
    DATABASE_URL: url('postgres:', 'postgresql:').optional(),
    SMTP_URL: smtpUrl.optional(),
    SMTP_TLS: z.enum(smtpTls, `must be ${smtpTls.join(' or ')}`).default('required'),
    MAIL_FROM: mailbox.default('no-reply@locksmith.example'),
    MAIL_TO: mailbox.default('owner@locksmith.example'),
    DESK_EMAILS: mailboxes.optional(),
    ALARM_AFTER_MIN: alarmMinutes.default([3, 6, 12]),
    WEBHOOK_URLS: webhooks.default([]),
    WEBHOOK_SECRET: z
      .string()
      .refine(isWebhookSecret, 'must be whsec_ and 24 to 64 random bytes in base64')
      .optional(),
    SMS_PROVIDER: z.enum(['twilio'], 'must be twilio').optional(),
    TWILIO_ACCOUNT_SID: z
      .string()
      .regex(/^AC[0-9a-f]{32}$/i, 'must be AC and 32 hexadecimal digits')
      .optional(),
    TWILIO_AUTH_TOKEN: z
      .string()
      .regex(/^[\x21-\x7e]{1,128}$/, 'must be the token alone, without spaces')
      .optional(),
    SMS_FROM: z
      .string()
      .regex(
        /^(\+[1-9]\d{6,14}|MG[0-9a-fA-F]{32})$/,
        'must be a number such as +12015550100, or a messaging service: MG and 32 hexadecimal digits',
      )
      .optional(),
    SMS_API_URL: origin
      .refine(isSecureUrl, 'must be an https:// address; http:// only on loopback')
      .default('https://api.twilio.com'),
    SMS_DAILY_LIMIT: wholeNumber(1, 1_000_000).default(200),
    ALARM_SMS: trueOrFalse,
    CAPTCHA_PROVIDER: z
      .enum(captchaProviders, `must be ${captchaProviders.join(' or ')}`)
      .default('altcha'),
    MAPS_PROVIDER: z
      .enum(mapsProviders, `must be ${mapsProviders.join(' or ')}`)
      .default('builtin'),
    RECAPTCHA_SECRET_KEY: z
      .string()
      .regex(/^[\x21\x23-\x26\x28-\x7e]+$/, 'must be the key alone, without spaces or quotes')
      .optional(),
    RECAPTCHA_VERIFY_URL: z
      .string()
      .refine(isSecureUrl, 'must be an https:// address; http:// only on loopback')
      .default('https://www.google.com/recaptcha/api/siteverify'),
    HSTS_PRELOAD: trueOrFalse,
    TRUST_PROXY: networks.default([]),
    SUBMISSIONS_PER_10_MIN: wholeNumber(1, 1_000_000_000).default(10),
    BACKUP_DIR: path.optional(),
    BACKUP_EVERY: duration.prefault('24h'),
    BACKUP_KEEP: wholeNumber(1, 10_000).default(7),
    BACKUP_KEY_FILE: path.optional(),
    LOG_LEVEL: z.enum(logLevels, `must be one of ${logLevels.join(', ')}`).default('info'),
  })
  .refine(
    ({ CAPTCHA_PROVIDER, RECAPTCHA_SECRET_KEY }) =>
      CAPTCHA_PROVIDER !== 'recaptcha' || RECAPTCHA_SECRET_KEY !== undefined,
    {
      path: ['RECAPTCHA_SECRET_KEY'],
      error: 'is required with CAPTCHA_PROVIDER=recaptcha',
      when: () => true, // run even after other problems, so that one error lists all
    },
  )
  .refine(
    ({ WEBHOOK_URLS, WEBHOOK_SECRET }) => !WEBHOOK_URLS?.length || WEBHOOK_SECRET !== undefined,
    { path: ['WEBHOOK_SECRET'], error: 'is required with WEBHOOK_URLS', when: () => true },
  )
  .superRefine(
    (config, context) => {
      const own = ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'SMS_FROM'] as const;
      for (const name of own) {
        if (Boolean(config[name]) === Boolean(config.SMS_PROVIDER)) continue;
        const message = config.SMS_PROVIDER
          ? 'is required with SMS_PROVIDER'
          : 'needs SMS_PROVIDER';
        context.addIssue({ code: 'custom', path: [name], message });
      }
      if (config.ALARM_SMS && !config.SMS_PROVIDER) {
        context.addIssue({ code: 'custom', path: ['ALARM_SMS'], message: 'needs SMS_PROVIDER' });
      }
    },
    { when: () => true },
  );

export type Config = Readonly<z.output<typeof environment>>;

/** @throws one error that lists every wrong variable. An empty variable counts as unset. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const result = environment.safeParse(set);
  if (result.success) return result.data;
  const problems = new Set(
    result.error.issues.map((issue) => `  ${String(issue.path[0])}: ${issue.message}`),
  );
  throw new Error(`The configuration has problems:\n${[...problems].join('\n')}`);
}

/** Used by the build of the pages. @throws like `readConfig`, with every wrong variable, if SITE_URL is wrong */
export function readSiteUrl(env: Record<string, string | undefined>): string {
  const alone = environment.shape.SITE_URL.safeParse(env.SITE_URL || undefined);
  return alone.success ? alone.data : readConfig(env).SITE_URL;
}
