import { expect, test } from 'vitest';
import * as en from '../../content/en/text-messages.ts';
import * as es from '../../content/es/text-messages.ts';
import { septetsOf } from '../../contract/gsm7.ts';
import { languages } from '../../contract/languages.ts';
import type { TextKind } from '../../contract/texts.ts';
import { buildRecord } from '../booking/record.ts';
import type { RequestRow } from '../database/tables.ts';
import { requestLinks } from '../requests/request-token.ts';
import { writeText } from './write-text.ts';

/** Longer than the business's own is likely to be. */
const siteUrl = 'https://www.locksmithandsecurity.com';
const name = 'Maximiliano Fernánd';
const reviewUrl = `https://g.page/r/${'x'.repeat(20)}/review`;
/** A Saturday, whose Spanish name has an á, with as many digits as a time can have. */
const latest = '2026-11-28T17:35:00Z';

function row(changes: Partial<RequestRow>): RequestRow {
  const stored = buildRecord({
    body: { type: 'booking' },
    values: {},
    token: '',
    captcha: { status: 'verified', provider: 'altcha', once: { id: '', expiresAt: before } },
    idempotencyKey: null,
    requestHash: '',
    now: before,
  });
  return { ...stored, status: 'accepted', reference: 'LS-WWWWWW', ...changes };
}

const before = new Date('2026-11-20T00:00:00Z');
const after = new Date('2026-11-29T00:00:00Z');
const news = { at: latest, minutes: 60, uid: 'x' };

test.for(languages)(
  'every text in %s fits in one message, even with the longest values',
  (language) => {
    const step = (kind: TextKind, now: Date) =>
      writeText(kind, {
        row: row({
          language,
          status: kind === 'sms_accepted' ? 'accepted' : 'on_the_way',
          eta_at: latest,
        }),
        name,
        now,
      });
    const planned = (kind: 'set' | 'moved' | 'cancelled') =>
      writeText('sms_appointment', {
        row: row({ language }),
        name,
        now: before,
        news: { ...news, kind },
      });
    const plain = (kind: TextKind) =>
      writeText(kind, { row: row({ language }), name, now: before });
    const { text: link } = requestLinks(siteUrl, 'secret', row({ language }));
    const texts = [
      `${plain('sms_received')} ${link}`,
      step('sms_accepted', before),
      step('sms_accepted', after),
      step('sms_on_the_way', before),
      step('sms_on_the_way', after),
      planned('set'),
      planned('moved'),
      planned('cancelled'),
      `${plain('sms_review')} ${reviewUrl}`,
    ];
    for (const text of texts) {
      expect(text).toContain('Locksmith & Security: ');
      expect(septetsOf(text ?? ''), `${text}`).toBeLessThanOrEqual(160);
    }
  },
);

test.for(['done', 'cancelled', 'spam'] as const)(
  'a request that is %s by then is not texted as received',
  (status) => {
    const parts = { name, now: before };
    expect(writeText('sms_received', { ...parts, row: row({ status: 'pending' }) })).toBeDefined();
    expect(writeText('sms_received', { ...parts, row: row({ status }) })).toBeUndefined();
  },
);

test('all words of the texts can be encoded in GSM-7', () => {
  const all = JSON.stringify([en, es], (_key, value) =>
    typeof value === 'function' ? value('x', 'y') : value,
  );
  expect(septetsOf(all.replaceAll('\\', ''))).toBeGreaterThan(900);
});
