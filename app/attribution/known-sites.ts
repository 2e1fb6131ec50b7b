/** Whole hosts and Android packages: news.google.com and mail.yahoo.com are not search engines. */
const engines: Readonly<Record<string, RegExp>> = {
  google:
    /^(((www|m|images|encrypted)\.)?google\.(com|cat|com?\.[a-z]{2}|[a-z]{2})|com\.google\.android\.googlequicksearchbox)$/,
  bing: /^(((www|m|cn|[a-z]{2})\.)?bing\.com|com\.microsoft\.bing)$/,
  duckduckgo:
    /^(((www|html|lite|start|noai|safe)\.)?duckduckgo\.com|com\.duckduckgo\.mobile\.android)$/,
  yahoo: /^(www\.|m\.|([a-z]{2}\.|[a-z]\.)?search\.)?yahoo\.(com|co\.[a-z]{2})$/,
  ecosia: /^(www\.)?ecosia\.org$/,
  brave: /^search\.brave\.com$/,
  yandex: /^((www|m)\.)?(yandex\.(com(\.[a-z]{2})?|[a-z]{2})|ya\.ru)$/,
  baidu: /^((www|m)\.)?baidu\.com$/,
  startpage: /^([a-z0-9-]+\.)?startpage\.com$/,
  ask: /^(www\.|[a-z]{2}\.)?ask\.com$/,
  aol: /^(www\.|([a-z]{2}\.)?search\.)?aol\.(com|co\.uk)$/,
  qwant: /^((www|lite)\.)?qwant\.com$/,
  kagi: /^(www\.)?kagi\.com$/,
  mojeek: /^(www\.)?mojeek\.com$/,
  dogpile: /^(www\.)?dogpile\.com$/,
  swisscows: /^(www\.)?swisscows\.com$/,
  naver: /^(m\.)?search\.naver\.com$/,
  seznam: /^search\.seznam\.cz$/,
};

const socialSites: Readonly<Record<string, string>> = {
  facebook: 'facebook.com fb.com fb.me messenger.com m.me com.facebook.katana',
  instagram: 'instagram.com com.instagram.android',
  x: 'x.com twitter.com t.co com.twitter.android',
  linkedin: 'linkedin.com lnkd.in com.linkedin.android',
  reddit: 'reddit.com redd.it com.reddit.frontpage',
  pinterest: 'pinterest.com pinterest.ca pinterest.co.uk pinterest.com.mx pin.it com.pinterest',
  tiktok: 'tiktok.com com.zhiliaoapp.musically',
  youtube: 'youtube.com youtu.be com.google.android.youtube',
  nextdoor: 'nextdoor.com com.nextdoor',
  threads: 'threads.net threads.com com.instagram.barcelona',
  whatsapp: 'whatsapp.com wa.me com.whatsapp',
  telegram: 'telegram.org t.me org.telegram.messenger',
  snapchat: 'snapchat.com com.snapchat.android',
  bluesky: 'bsky.app',
  mastodon: 'mastodon.social',
  tumblr: 'tumblr.com',
  quora: 'quora.com',
  discord: 'discord.com',
};

export const searchEngine = (host: string) =>
  Object.keys(engines).find((name) => engines[name]?.test(host));

export const socialSite = (host: string) =>
  Object.keys(socialSites).find((name) =>
    socialSites[name]?.split(' ').some((domain) => `.${host}`.endsWith(`.${domain}`)),
  );
