import { expect, test } from 'vitest';
import { offlineQueueWords } from '#words/form/offline-queue.ts';
import { askedValues } from '../contract/asked.ts';
import { campaignTags, cleanText } from '../contract/campaign.ts';
import type { FormValues } from '../contract/fields.ts';
import { displayedPhone, telHref } from '../contract/phone.ts';
import { validateBooking, validateCallbackToSend } from '../contract/rules.ts';
import { slowTexts } from '../tests/support/server/cpu-time.ts';
import { hostileTexts } from '../tests/support/server/hostile-text.ts';
import { sourceOf } from './attribution/arrival.ts';
import { editPhone, formatPhone } from './booking/fields/format-phone.ts';
import { isEntry } from './booking/offline-queue/entry.ts';
import { retryAfterOf } from './booking/offline-queue/fresh-token.ts';
import { readOutcome } from './booking/submit/outcome.ts';
import { importWithRetry } from './browser/import-with-retry.ts';
import { breadcrumbTrail } from './layout/breadcrumb-trail.ts';
import { pagePath } from './layout/page-path.ts';
import { suggestAddresses } from './maps/address-suggestions.ts';
import { refusalInConsole, suggestionsFailure } from './maps/google/maps-failure.ts';
import { withShownNumber } from './phone/use-phone.ts';
import { buildIndex } from './search/build-index.ts';
import { cleanQuery, find } from './search/find.ts';
import { cutText, seoLimits } from './seo/cut-text.ts';
import { keyOf, requestKind } from './service-worker/worker/request-kind.ts';
import { deviceOf } from './telemetry/device.ts';

const origin = 'https://locksmith.example';
const asked = { method: 'GET', mode: 'navigate', headers: new Headers() } as const;
const index = buildIndex();
const fields = ['name', 'phone', 'email', 'address', 'other_service', 'vehicle_year', 'notes'];

const parsers: Record<string, (text: string) => unknown> = {
  ...Object.fromEntries(
    fields.map((field) => [
      `the booking form's ${field}`,
      (text: string) => {
        const service = field === 'vehicle_year' ? 'Car Lockout' : 'Other';
        const values: FormValues = askedValues({ service, [field]: text });
        return [validateBooking(values), validateCallbackToSend(values)];
      },
    ]),
  ),
  'a phone number while it is typed': formatPhone,
  'a character deleted from a phone number': (text) => {
    const value = text.slice(1);
    return ['deleteContentBackward', 'deleteContentForward'].map((inputType) =>
      editPhone(text, { value, caret: value.length / 2 }, inputType),
    );
  },
  'address suggestions': suggestAddresses,
  'address suggestions of an address as long as it may be': (text) =>
    suggestAddresses(text.slice(0, 500)),
  'a search': (text) => find(cleanQuery(text), index),
  'the path of a page': (text) => pagePath(`/${text}`),
  'a breadcrumb trail': (text) => breadcrumbTrail(`/${text}`),
  'a text for search engines': (text) => cutText(text, seoLimits.head.title),
  'campaign tags': (text) => campaignTags(`?${text}`, cleanText),
  'a campaign number': displayedPhone,
  'a number to call': telHref,
  'a sentence with a number in it': withShownNumber,
  'a referrer': (text) => sourceOf({ query: '', referrer: `${origin}/${text}`, host: 'x' }),
  'a referrer’s host': (text) => sourceOf({ query: '', referrer: `https://${text}`, host: 'x' }),
  'text from storage': cleanText,
  'a user agent': (text) => deviceOf({ userAgent: text, touchPoints: 1, shortSide: 400 }),
  'an answer of the server': (text) =>
    readOutcome(422, { detail: text, errors: { name: text, [text]: text } }),
  'when to ask again': (text) => retryAfterOf({ headers: { get: () => text } } as never),
  'a request that waits': (text) => isEntry({ key: text, keptAt: 0, state: text }),
  'why a waiting request was refused': (text) => offlineQueueWords.refused('it', text),
  'an error of an import': (text) =>
    importWithRetry(() => Promise.reject(new Error(text))).catch(() => undefined),
  'an error of Google Maps': (text) => [
    refusalInConsole([text, text]),
    suggestionsFailure(new Error(text)),
  ],
  'an address that the service worker sees': (text) => [
    requestKind({ ...asked, url: `${origin}/${text}` }, origin),
    keyOf(`${origin}/${text}`),
  ],
};

test.for(Object.entries(parsers))(
  'parsing 64 K of hostile text takes at most 50 ms: %s',
  async ([, run]) => {
    expect(await slowTexts(hostileTexts, run)).toEqual([]);
  },
);
