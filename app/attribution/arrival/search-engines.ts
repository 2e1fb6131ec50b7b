/**
 * Hosts that show search results. Patterns match whole hosts: news.google.com and mail.yahoo.com are other
 * services, and google.com.evil.example is none of Google's.
 */
const engines: readonly (readonly [name: string, host: RegExp])[] = [
  ['google', /^((www|m|images|encrypted)\.)?google\.(com|cat|com?\.[a-z]{2}|[a-z]{2})$/],
  ['bing', /^((www|m|cn|[a-z]{2})\.)?bing\.com$/],
  ['duckduckgo', /^((www|html|lite|start|noai|safe)\.)?duckduckgo\.com$/],
  ['yahoo', /^(www\.|m\.|([a-z]{2}\.|[a-z]\.)?search\.)?yahoo\.(com|co\.[a-z]{2})$/],
  ['ecosia', /^(www\.)?ecosia\.org$/],
  ['brave', /^search\.brave\.com$/],
  ['yandex', /^((www|m)\.)?(yandex\.(com(\.[a-z]{2})?|[a-z]{2})|ya\.ru)$/],
  ['baidu', /^((www|m)\.)?baidu\.com$/],
  ['startpage', /^([a-z0-9-]+\.)?startpage\.com$/],
  ['ask', /^(www\.|[a-z]{2}\.)?ask\.com$/],
  ['aol', /^(www\.|([a-z]{2}\.)?search\.)?aol\.(com|co\.uk)$/],
  ['qwant', /^((www|lite)\.)?qwant\.com$/],
  ['kagi', /^(www\.)?kagi\.com$/],
  ['mojeek', /^(www\.)?mojeek\.com$/],
  ['dogpile', /^(www\.)?dogpile\.com$/],
  ['swisscows', /^(www\.)?swisscows\.com$/],
  ['naver', /^(m\.)?search\.naver\.com$/],
  ['seznam', /^search\.seznam\.cz$/],
];

/** Search apps, by the Android package name in place of a host. */
const apps: ReadonlyMap<string, string> = new Map([
  ['com.google.android.googlequicksearchbox', 'google'],
  ['com.microsoft.bing', 'bing'],
  ['com.duckduckgo.mobile.android', 'duckduckgo'],
]);

/** Name of the search engine; undefined for any other host. */
export function searchEngine(host: string): string | undefined {
  return apps.get(host) ?? engines.find(([, pattern]) => pattern.test(host))?.[0];
}
