import { expect, test } from 'vitest';
import { slowTexts } from '../tests/support/server/cpu-time.ts';
import { hostileTexts } from '../tests/support/server/hostile-text.ts';
import { boundSourceUrl, boundTelemetry } from './booking/telemetry.ts';
import { parseAltchaToken } from './captcha/altcha-token.ts';
import { readConfig } from './config/config.ts';
import { problemWords } from './http/answer-language.ts';
import { shapeErrors } from './http/shape-errors.ts';
import { describeError } from './log.ts';

const variables = [
  ...Object.keys(readConfig({})),
  'DATABASE_URL',
  'SMTP_URL',
  'RECAPTCHA_SECRET_KEY',
];

/** Builds a token of the maximum length, with the text in place of the challenge's nonce. */
function tokenWith(text: string): string {
  const json = JSON.stringify({ challenge: { parameters: { nonce: text.slice(0, 1000) } } });
  return Buffer.from(json).toString('base64').slice(0, 4096);
}

const wrongShape = (text: string) => ({
  keyword: 'unrecognized_keys',
  instancePath: `/${text}`,
  schemaPath: text,
  message: text,
  params: { keys: text.match(/[\s\S]{1,2}/g) },
});

const parsers: Record<string, (text: string) => unknown> = {
  ...Object.fromEntries(
    variables.map((name) => [
      `the variable ${name}`,
      (text: string) => expect(() => readConfig({ [name]: text })).not.toThrow(RangeError),
    ]),
  ),
  'a captcha token': parseAltchaToken,
  'a captcha token of the right form': (text) => parseAltchaToken(tokenWith(text)),
  telemetry: (text) => boundTelemetry({ [text]: [text, { [text]: text }] }),
  'a source URL': boundSourceUrl,
  'a body of another shape': (text) => shapeErrors([wrongShape(text)] as never, problemWords.en),
  'an error for the log': (text) => describeError(Object.assign(new Error(text), { stack: text })),
};

test.for(Object.entries(parsers))(
  '64 K of hostile text cost no more than 50 ms: %s',
  async ([, run]) => {
    expect(await slowTexts(hostileTexts, run)).toEqual([]);
  },
);
