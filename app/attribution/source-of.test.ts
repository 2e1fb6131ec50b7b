import { expect, test } from 'vitest';
import { sourceOf } from './arrival.ts';

const host = 'locksmith.example';

/**
 * Formats the source as 'source / medium', followed by campaign and keyword if known. 'nothing new' means that the
 * stored source stays, or direct if none was stored before.
 */
function read(query: string, referrer: string, own = host): string {
  const found = sourceOf({ query, referrer, host: own });
  if (!found) return 'nothing new';
  const { utm_source, utm_medium, utm_campaign, utm_term } = found;
  return [utm_source, utm_medium, utm_campaign, utm_term].filter(Boolean).join(' / ');
}

const referrers: readonly (readonly [referrer: string, expected: string])[] = [
  // Search engines, on all their country domains.
  ['https://www.google.com/', 'google / organic'],
  ['https://google.com', 'google / organic'],
  ['https://www.google.de/', 'google / organic'],
  ['https://www.google.co.uk/search?q=locksmith', 'google / organic'],
  ['https://www.google.com.br/', 'google / organic'],
  ['https://images.google.fr/', 'google / organic'],
  ['HTTPS://WWW.GOOGLE.COM/', 'google / organic'],
  ['https://WWW.Google.COM/', 'google / organic'],
  ['https://www.google.com./', 'google / organic'],
  ['https://www.google.com:8443/', 'google / organic'],
  ['https://www.bing.com/', 'bing / organic'],
  ['https://cn.bing.com/', 'bing / organic'],
  ['https://duckduckgo.com/', 'duckduckgo / organic'],
  ['https://html.duckduckgo.com/html', 'duckduckgo / organic'],
  ['https://search.yahoo.com/', 'yahoo / organic'],
  ['https://r.search.yahoo.com/', 'yahoo / organic'],
  ['https://uk.search.yahoo.com/', 'yahoo / organic'],
  ['https://search.yahoo.co.jp/', 'yahoo / organic'],
  ['https://www.ecosia.org/', 'ecosia / organic'],
  ['https://search.brave.com/', 'brave / organic'],
  ['https://yandex.ru/', 'yandex / organic'],
  ['https://www.yandex.com.tr/', 'yandex / organic'],
  ['https://ya.ru/', 'yandex / organic'],
  ['https://m.baidu.com/', 'baidu / organic'],
  ['https://eu.startpage.com/', 'startpage / organic'],
  ['https://www.ask.com/', 'ask / organic'],
  ['https://search.aol.com/', 'aol / organic'],
  ['https://www.qwant.com/', 'qwant / organic'],
  ['https://kagi.com/', 'kagi / organic'],
  ['android-app://com.google.android.googlequicksearchbox/', 'google / organic'],
  ['android-app://com.google.android.googlequicksearchbox', 'google / organic'],
  ['android-app://com.duckduckgo.mobile.android/', 'duckduckgo / organic'],
  // Social sites, on all their domains.
  ['https://www.facebook.com/', 'facebook / social'],
  ['https://l.facebook.com/l.php?u=x', 'facebook / social'],
  ['https://lm.facebook.com/', 'facebook / social'],
  ['http://m.facebook.com/', 'facebook / social'],
  ['https://l.instagram.com/', 'instagram / social'],
  ['https://t.co/abc', 'x / social'],
  ['https://x.com/', 'x / social'],
  ['https://twitter.com/', 'x / social'],
  ['https://www.linkedin.com/', 'linkedin / social'],
  ['https://lnkd.in/abc', 'linkedin / social'],
  ['https://www.reddit.com/', 'reddit / social'],
  ['https://out.reddit.com/', 'reddit / social'],
  ['https://www.pinterest.com/', 'pinterest / social'],
  ['https://www.tiktok.com/', 'tiktok / social'],
  ['https://m.youtube.com/', 'youtube / social'],
  ['https://youtu.be/abc', 'youtube / social'],
  ['https://nextdoor.com/', 'nextdoor / social'],
  ['https://l.threads.com/', 'threads / social'],
  ['https://web.whatsapp.com/', 'whatsapp / social'],
  ['https://wa.me/', 'whatsapp / social'],
  ['android-app://com.linkedin.android/', 'linkedin / social'],
  ['android-app://com.facebook.katana/', 'facebook / social'],
  // Look-alike domains, and other services of the same companies.
  ['https://google.com.evil.example/', 'google.com.evil.example / referral'],
  ['https://www.google.evil.example/', 'google.evil.example / referral'],
  ['https://notgoogle.com/', 'notgoogle.com / referral'],
  ['https://evil.example/https://www.google.com/', 'evil.example / referral'],
  ['https://www.google.com@evil.example/', 'evil.example / referral'],
  ['https://notfacebook.com/', 'notfacebook.com / referral'],
  ['https://facebook.com.evil.example/', 'facebook.com.evil.example / referral'],
  ['https://netflix.com/', 'netflix.com / referral'],
  ['https://news.google.com/', 'news.google.com / referral'],
  ['https://mail.google.com/', 'mail.google.com / referral'],
  ['https://mail.yahoo.com/', 'mail.yahoo.com / referral'],
  ['https://brave.com/', 'brave.com / referral'],
  ['android-app://com.google.android.gm/', 'com.google.android.gm / referral'],
  ['android-app://constructor/', 'constructor / referral'],
  // Other sites, and our own.
  ['https://www.hoboken.example/help/', 'hoboken.example / referral'],
  ['http://192.0.2.7:8080/', '192.0.2.7 / referral'],
  ['https://b\u00fccher.example/', 'xn--bcher-kva.example / referral'],
  ['https://locksmith.example/services', 'nothing new'],
  ['https://www.locksmith.example/', 'nothing new'],
  ['https://locksmith.example:444/', 'locksmith.example / referral'],
  ['https://locksmith.example.evil.example/', 'locksmith.example.evil.example / referral'],
  // Not the URL of a web page.
  ['', 'nothing new'],
  ['about:client', 'nothing new'],
  ['google.com', 'nothing new'],
  ['https://', 'nothing new'],
  ['https:///', 'nothing new'],
  ['file:///C:/page.html', 'nothing new'],
  ['javascript:alert(1)', 'nothing new'],
  ['not an address \0', 'nothing new'],
];

test.for(referrers)('the referrer %j means %s', ([referrer, expected]) => {
  expect(read('', referrer)).toBe(expected);
});

const google = 'https://www.google.com/';
const long = 'x'.repeat(10_000);

const queries: readonly (readonly [query: string, referrer: string, expected: string])[] = [
  ['?utm_source=google&utm_medium=cpc', '', 'google / cpc'],
  [
    '?utm_source=google&utm_medium=cpc&utm_campaign=lockouts&utm_term=car+lockout',
    google,
    'google / cpc / lockouts / car lockout',
  ],
  ['utm_source=google&utm_medium=cpc', '', 'google / cpc'],
  ['?utm_source=Google&utm_medium=CPC&utm_campaign=Lockouts', '', 'google / cpc / Lockouts'],
  ['?UTM_SOURCE=google&Utm_Medium=cpc', '', 'google / cpc'],
  ['?utm_source=newsletter', google, 'newsletter'],
  ['?utm_source=newsletter&utm_medium=email', 'https://t.co/a', 'newsletter / email'],
  ['?utm_source=google', '', 'google'],
  ['?utm_campaign=spring', 'https://l.facebook.com/', 'facebook / social / spring'],
  ['?utm_campaign=spring', '', 'direct / none / spring'],
  ['?utm_medium=print', '', 'direct / print'],
  ['?gclid=Cj0', '', 'google / cpc'],
  ['?gclid=Cj0', 'https://www.bing.com/', 'google / cpc'],
  ['?gbraid=0AAA', google, 'google / cpc'],
  ['?wbraid=Clg', google, 'google / cpc'],
  ['?msclkid=abc', 'https://www.bing.com/', 'bing / cpc'],
  ['?gclid=Cj0&utm_source=google', '', 'google / cpc'],
  ['?gclid=Cj0&utm_campaign=lockouts&utm_term=key', '', 'google / cpc / lockouts / key'],
  ['?gclid=Cj0&utm_source=partner&utm_medium=banner', '', 'partner / banner'],
  ['?gclid=', google, 'google / organic'],
  ['?gclid=%20%09', google, 'google / organic'],
  ['?utm_source=&utm_medium=', google, 'google / organic'],
  ['?utm_source=+++', '', 'nothing new'],
  ['?utm_source=&utm_source=second&utm_source=third', '', 'second'],
  ['?utm_source=first&utm_source=second', '', 'first'],
  ['?utm_source=flyer&utm_term=a%2Bb+c', '', 'flyer / a+b c'],
  ['?utm_source=%E0%A4%A', '', '\ufffd%a'],
  ['?utm_source=100%', '', '100%'],
  ['?utm_source=%00a%0Ab%E2%80%AE', '', 'a b'],
  ['?utm_source=<script>alert(1)</script>', '', '<script>alert(1)</script>'],
  [`?utm_source=${long}`, '', 'x'.repeat(200)],
  [`?utm_source=a&utm_campaign=${long}`, '', `a / ${'x'.repeat(200)}`],
  [`?utm_source=${'x'.repeat(199)}%F0%9F%94%91`, '', 'x'.repeat(199)],
  ['?utm_source=a?utm_medium=b', '', 'a?utm_medium=b'],
  ['?__proto__=a&constructor=b', google, 'google / organic'],
  ['?q=utm_source', google, 'google / organic'],
  ['?', '', 'nothing new'],
  ['?&&&==&', '', 'nothing new'],
  // From a page of our own, only a campaign tag counts as a new source.
  ['?q=rekey', 'https://locksmith.example/', 'nothing new'],
  ['?utm_source=banner&utm_medium=own', 'https://locksmith.example/', 'banner / own'],
  ['?utm_campaign=spring', 'https://locksmith.example/', 'direct / none / spring'],
];

const titled = queries.map(([query, ...rest]) => [query.slice(0, 60), query, ...rest] as const);

test.for(titled)('the query %j gives the expected source', ([, query, referrer, expected]) => {
  expect(read(query, referrer)).toBe(expected);
});

test('on a host with a port, only the same host and port count as our own site', () => {
  expect(read('', 'http://127.0.0.1:3000/faq', '127.0.0.1:3000')).toBe('nothing new');
  expect(read('', 'http://127.0.0.1:3001/faq', '127.0.0.1:3000')).toBe('127.0.0.1 / referral');
});
