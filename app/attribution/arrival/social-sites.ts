/** Domains; their subdomains count too, such as l.facebook.com and out.reddit.com. */
const sites: Readonly<Record<string, readonly string[]>> = {
  facebook: ['facebook.com', 'fb.com', 'fb.me', 'messenger.com', 'm.me', 'com.facebook.katana'],
  instagram: ['instagram.com', 'com.instagram.android'],
  x: ['x.com', 'twitter.com', 't.co', 'com.twitter.android'],
  linkedin: ['linkedin.com', 'lnkd.in', 'com.linkedin.android'],
  reddit: ['reddit.com', 'redd.it', 'com.reddit.frontpage'],
  pinterest: [
    'pinterest.com',
    'pinterest.ca',
    'pinterest.co.uk',
    'pinterest.com.mx',
    'pin.it',
    'com.pinterest',
  ],
  tiktok: ['tiktok.com', 'com.zhiliaoapp.musically'],
  youtube: ['youtube.com', 'youtu.be', 'com.google.android.youtube'],
  nextdoor: ['nextdoor.com', 'com.nextdoor'],
  threads: ['threads.net', 'threads.com', 'com.instagram.barcelona'],
  whatsapp: ['whatsapp.com', 'wa.me', 'com.whatsapp'],
  telegram: ['telegram.org', 't.me', 'org.telegram.messenger'],
  snapchat: ['snapchat.com', 'com.snapchat.android'],
  bluesky: ['bsky.app'],
  mastodon: ['mastodon.social'],
  tumblr: ['tumblr.com'],
  quora: ['quora.com'],
  discord: ['discord.com'],
};

/** Name of the social site; undefined for any other host. Also takes Android package names. */
export function socialSite(host: string): string | undefined {
  const belongs = (domain: string) => host === domain || host.endsWith(`.${domain}`);
  return Object.entries(sites).find(([, domains]) => domains.some(belongs))?.[0];
}
