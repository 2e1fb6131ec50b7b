import { business } from '../facts/business.ts';

/** Messages about the backups in BACKUP_DIR. */
export const backupWords = {
  unwatched:
    'Nobody watches whether PostgreSQL is backed up. Name the folder of its dumps in BACKUP_DIR (npm run desk -- backup FILE says how to make one).',
  otherDatabase: (file: string) =>
    `The newest dump, ${file}, is not of the database in use. Does the job that makes dumps have the DATABASE_URL of the site, and today's deploy/dump-postgres.sh? After a restore, make a dump.`,
  unusable: (directory: string, code: string) => `BACKUP_DIR ${directory} cannot be used: ${code}`,
  badKey: (message: string) => `BACKUP_KEY_FILE: ${message}`,
  none: 'No backup was made yet, although BACKUP_DIR is set. Is the server running (with PostgreSQL the timer of the dumps), and what does its log say?',
  left: (file: string) =>
    `${file} was left by a backup or restore that was killed, and may hold all requests. The server deletes it at its next start, backup or erasure.`,
  damaged: (file: string) =>
    `${file} is the damaged database that a restore put aside, and holds its requests. Delete it as soon as nobody needs it.`,
  old: (hours: number) =>
    `The last good backup is ${hours} hours old, more than BACKUP_EVERY allows. The log of the server, or of the dumps, says why.`,
} as const;

const seconds = (what: string) => (median: number | null, p90: number | null) =>
  `Seconds ${what}: median ${median ?? '-'}, 90 % within ${p90 ?? '-'}`;

/** Texts of `npm run desk`. */
export const terminal = {
  description:
    "The owner's desk at the terminal. Needs the environment of the server, and works while it runs.",
  json: 'print JSON',
  yes: 'do not ask',
  example: (line: string) => `\nExample:\n  npm run desk -- ${line}\n`,
  commands: {
    requests: "customers' requests",
    list: 'lists them, newest first',
    show: 'prints a whole request',
    status: "changes a request's status",
    add: 'adds a job taken by phone, already accepted',
    set: 'sets who goes, when they arrive, and what it costs',
    export: 'writes all of them to standard output',
    erase: 'erases for good: row, history, emails and email files',
    purge: 'erases requests that were closed long ago',
    mail: 'emails that are waiting or were given up on',
    mailList: 'lists what was not delivered yet: emails, texts, pushes, webhooks',
    mailRetry: 'sends the waiting emails of a request next',
    mailDismiss: 'stops counting the given-up emails of a request',
    mailSuppressed: 'addresses that get no email because somebody pressed Not you?',
    suppressedList: 'lists them, hashed, with their dates',
    suppressedRemove: 'removes an address, which then gets confirmations again',
    mailTest: 'sends a test email',
    texts: 'text messages with customers',
    textsList: 'lists those of a request, or by default those without a request',
    textsSend: 'texts the customer of a request',
    settings: 'reads and changes settings while the site runs',
    signIn: 'prints a link that signs in to the desk, once, for 15 minutes',
    people: 'who may use the desk, and who is on duty',
    photos: 'pictures from customers',
    photosList: 'lists those of a request',
    photosSave: 'writes those of a request to a folder, as WebP',
    sessions: 'who is signed in',
    sessionsEnd: 'signs out one session, all of an address, or everybody',
    doctor: 'says what needs attention, and exits with 1 if anything does',
    clock: 'the clock that decides when old data is deleted',
    clockAccept: "confirms a clock that has jumped; give today's date in New York",
    stats: 'numbers for the last 30 days, or the days you name',
    backup: 'copies the database into a new file, also while the server runs',
    backupKey: 'makes a new key file for encrypted backups',
    restore: 'replaces the database with a backup; stop the server first',
    sample: 'fills an empty database with a made-up month, to try the desk out',
    indexNow: 'tells search engines which pages have changed',
  },
  options: {
    jobPhone: "the customer's number",
    jobEmail: 'where the confirmation goes',
    pending: 'nobody has accepted it yet',
    eta: 'minutes until they are there',
    arrived: 'the locksmith has arrived',
    notArrived: 'the locksmith has not arrived yet',
    assignee: 'address of the person who takes it',
    quoted: 'the quoted price, such as 95 or 95.50',
    paid: 'what was paid, such as 95 or 95.50',
    keyFile: 'age key file; default: BACKUP_KEY_FILE',
    note: 'a line for the history',
    town: 'a town, or none: an address outside the eight towns',
    allPages: 'every page, changed or not',
    reference: 'the request of this reference',
    phone: 'all requests of this phone number',
    email: 'all requests with this email address',
    limit: 'how many at most',
    olderThan: 'closed for at least this long, such as 400d',
    from: 'first day in New York, such as 2026-11-22',
    to: 'last day in New York',
    sessionsOf: 'all sessions of this address',
    allSessions: 'every session',
    again: 'replaces the sample data with a new month',
    mailFindings: 'mails what it finds to MAIL_TO, at most once a day',
    remove: 'removes the sample data, but no real requests',
  },
  findings: {
    none: 'Nothing was found.',
    mailed: (address: string) => `The server mails this to ${address}.`,
    mailedBefore: 'Not mailed: a mail about findings was already queued today.',
    failed: (reason: string) =>
      `The check itself did not work, and perhaps the website does not either: ${reason}`,
    mailedAtOnce: (address: string) => `Mailed to ${address}, without the server.`,
    notMailed: (reason: string) => `Not mailed: ${reason}`,
    dead: (count: number) =>
      `Emails given up: ${count}. See npm run desk -- mail list; send them again with mail retry, or end this with mail dismiss.`,
    lateWebhooks: (count: number) =>
      `Webhooks or pushes waiting for more than an hour: ${count}. Do the addresses in WEBHOOK_URLS answer?`,
    lateTexts: (count: number) =>
      `Texts waiting for more than an hour: ${count}. Does the provider answer, are TWILIO_ACCOUNT_SID and TWILIO_AUTH_TOKEN right, and is there credit? The server's log has its answers.`,
    late: (count: number) => `Emails waiting for more than an hour: ${count}. Does SMTP_URL work?`,
    deletionWaits: ({ before, until }: { before: string; until: string }, now: string) =>
      `The clock has moved by more than 40 days: it says ${now}, and when data was last deleted by age it said ${before}. Nothing is deleted before ${until}. Is today wrong there? Set the clock right. Is it right? Wait, or: npm run desk -- clock accept TODAY`,
    plainDatabase:
      'The connection to PostgreSQL is not encrypted. Add ?sslmode=verify-full to DATABASE_URL.',
    damaged: (text: string) => `The database file is damaged: ${text}`,
    foreign: (difference: string) =>
      `The database was changed by something else, and its backups would be refused. ${difference}`,
  },
  /** For a database that differs from what our migrations create. `object` is, for example, 'trigger spy'. */
  schema: {
    unknown: (object: string) => `This program has no ${object}.`,
    changed: (object: string) => `Its ${object} is not as this program makes it.`,
    missing: (object: string) => `Its ${object} is missing.`,
  },
  mailDomain: {
    noSpf: (domain: string) =>
      `${domain} has no SPF record: name the mail server in a TXT record, v=spf1 … -all.`,
    manySpf: (domain: string, count: number) =>
      `${domain} has ${count} SPF records. With more than one, none of them counts.`,
    noDkim: (domain: string) =>
      `${domain} has no DKIM key: turn on DKIM at the mail server, and publish its key.`,
    noDmarc: (domain: string) =>
      `${domain} has no DMARC record: add one at _dmarc.${domain}, such as v=DMARC1; p=quarantine.`,
    unknown: (domain: string) =>
      `SPF, DKIM and DMARC of ${domain} could not be looked up: no answer from the DNS.`,
  },
  backups: {
    dump: (file: string) =>
      `Nothing is written to ${file}: the data is in PostgreSQL, and its dumps are made by pg_dump (docs/operations.md, Backup and restore drill).`,
    load: (file: string) =>
      `Nothing is read from ${file}: the data is in PostgreSQL, and pg_restore reads a dump into an empty database (docs/operations.md, Backup and restore drill).`,
    noDatabase: (path: string) => `There is no database at ${path} yet.`,
    exists: (file: string) => `Nothing done: ${file} already exists and is not overwritten.`,
    written: (file: string, bytes: number) =>
      `The database is in ${file} (${(bytes / 1e6).toFixed(1)} MB). Keep it as private as the database itself.`,
    encrypted: (file: string, bytes: number) =>
      `The database is in ${file} (${(bytes / 1e6).toFixed(1)} MB), encrypted.`,
    keyWritten: (file: string) =>
      `A new key is in ${file}. Keep a copy elsewhere: without it no backup can be read. Servers need only the line that begins with "# public key", without that beginning, to write backups.`,
    needsKey: (file: string) =>
      `Nothing done: ${file} is encrypted. Give its secret key with --key-file or BACKUP_KEY_FILE.`,
    wrongKey: (file: string) =>
      `Nothing done: ${file} was encrypted for another key. Give the secret key that was in use when it was written.`,
    missing: (file: string) => `There is no file ${file}.`,
    noBackup: (file: string, damage: string | null) =>
      `Nothing done: ${file} is not a sound backup of this site${damage ? `: ${damage}` : '.'}`,
    foreign: (file: string, difference: string) =>
      `Nothing done: ${file} is no backup as this program writes them. ${difference}`,
    newer: (file: string) =>
      `Nothing done: ${file} comes from a newer version of this program. Update it first.`,
    busy: 'Nothing done: another backup or restore is at work. Wait until it has ended.',
    inUse:
      'Nothing done: the database is in use. Stop the server, and end other commands of npm run desk.',
    aside: (path: string) => `The old file was damaged. It is kept as ${path}.`,
    restored: (requests: number, mails: number) =>
      `Restored: requests: ${requests}; waiting emails that will be sent: ${mails}. Everybody has to sign in again.`,
  },
  sample: {
    stored: (count: number, open: number) =>
      `${count} made-up requests are stored, ${open} of them open. See them at the desk; take them out with --remove.`,
    removed: (count: number) => `${count} made-up requests were taken out.`,
    real: (count: number) =>
      `Nothing done: the database holds ${count === 1 ? 'a real request' : `${count} real requests`}. Sample data is for an empty one.`,
    there:
      'Nothing done: there is already sample data. --again replaces it with a new month, --remove takes it out.',
    launch: (count: number) =>
      `${count} requests are made up: take them out with npm run desk -- sample --remove`,
    againOrRemove: 'Give --again or --remove, not both.',
  },
  /** Messages of the launch check. */
  launch: {
    placeholder: (name: string, value: string) =>
      `${name} is "${value}" (content/facts/business.ts)`,
    noHttps: (siteUrl: string) => `SITE_URL is ${siteUrl}: visitors need https`,
    noMailServer: 'SMTP_URL is not set: mails become files and reach nobody',
    mailFrom: (address: string) => `MAIL_FROM is ${address}`,
    mailTo: (address: string) => `MAIL_TO is ${address}: requests reach nobody`,
    noProxy: 'TRUST_PROXY is not set: behind a proxy all visitors would share one limit',
    noMapsKey: 'GOOGLE_MAPS_API_KEY is not set, and Maps is switched on',
    noMapId: "google_maps_map_id is not set: Google's own is for trying out only",
    billing: (steps: string) =>
      `Google Maps needs billing, which nothing here can see: ${steps} Then open the form once and choose an address.`,
    noRecaptchaKey: 'recaptcha_site_key is not set, and reCAPTCHA is switched on',
    noCampaignPhone: 'campaign_phone_number is not set: campaign visitors see the default',
    noAnalytics: 'analytics_id is not set: nothing of Google Analytics is loaded.',
    wrongAnalytics: (stored: string) =>
      `analytics_id is ${JSON.stringify(stored.slice(0, 50))}, which is no measurement ID: nothing is loaded.`,
    analytics: (id: string) =>
      `analytics_id is ${id}: visitors who press Accept All are measured by Google Analytics. Switch its Enhanced measurement off (docs/google.md).`,
    noTexts: 'SMS_PROVIDER is not set: nobody is texted.',
    texts: (sender: string, inbound: string) =>
      `Texts go out from ${sender}. Nothing here can see whether it is registered, and whether texts to it come to ${inbound} (docs/texting.md).`,
    exampleSender: (sender: string) => `SMS_FROM is ${sender}: a number of examples`,
    textsNowhere: (url: string) => `SMS_API_URL is ${url}: texts reach nobody`,
    nobodyToText:
      'ALARM_SMS is true, and nobody has given a number under People at the desk: alarms are not texted',
    none: 'Nothing is missing.',
    some: (count: number) => `${count} to see to.`,
  },
  /** The launch check's messages about what content/en/owner-facts.ts does not state yet. */
  ownerFacts: {
    empty: (slot: string, fact: string) =>
      `Not stated yet: ${fact} (${slot} in content/en/owner-facts.ts)`,
    jobs: {
      all: 'every service',
      priceRange: (services: string) =>
        `Not stated yet: the usual price (jobs in content/en/owner-facts.ts) of ${services}`,
      duration: (services: string) =>
        `Not stated yet: how long the work takes (jobs in content/en/owner-facts.ts) for ${services}`,
    },
    names: {
      tripFee: 'the rule about a trip fee',
      paymentMethods: 'the ways to pay',
      ifSomethingFails: 'what happens if something fails after the work',
      insuranceCertificate: 'who insures the business, and how to get the certificate',
      reviewProfiles: 'where customers review the business',
      reviewUrl: 'the https address where customers are asked to write a review',
      socialLinks: 'the business on social networks',
      licenseLookup: 'the address where the license can be looked up',
    },
    /** For what is stated in English, but not in Spanish. */
    notInSpanish: (slot: string, fact: string) =>
      `Not on the Spanish pages: ${fact} (${slot} in content/es/owner-sentences.ts)`,
    jobsInSpanish: 'price ranges for a part of the job, or durations',
    questions: {
      speaksSpanish:
        "Are calls answered in Spanish, too? State 'yes' or 'no' as speaksSpanish in content/en/owner-facts.ts. Until then the Spanish pages say nothing of it",
      licenseKind: `Is ${business.license} a locksmith license? 13VH usually begins the number of a home improvement contractor. Correct content/facts/business.ts, or state the kind of license as licenseKind in content/en/owner-facts.ts`,
      ratingSource: `Where do ${business.rating.value} and ${business.rating.reviewCount} reviews come from? State it as ratingSource in content/en/owner-facts.ts. Google shows no stars for a rating that a business gives of itself on its own pages`,
    },
  },
  indexNow: {
    notPublic: (siteUrl: string) =>
      `Nothing done: SITE_URL is ${siteUrl}, and search engines list public https pages only.`,
    told: (count: number) =>
      `Told IndexNow of ${count === 1 ? '1 page' : `${count} pages`}. Bing, Yandex and others read them when they like; Google takes no part, and goes by the sitemap.`,
    unchanged: 'Nothing has changed since search engines were told last.',
    refused: (status: number) =>
      status === 403
        ? 'Nothing told: IndexNow could not read the key file. Does the server run at SITE_URL, and can the public reach it?'
        : `Nothing told: IndexNow answered ${status}. Try again later.`,
    unreachable: 'Nothing told: IndexNow did not answer. Try again later.',
  },
  clock: {
    otherDay: (shown: string, today: string) =>
      `Nothing done: by the clock it is ${shown} in New York, not ${today}. Set the clock right first.`,
    accepted: (day: string) => `It is ${day}, and what is old by that is deleted again.`,
    purgeWaits:
      'Nothing was erased: the clock has moved by more than 40 days. See npm run desk -- doctor.',
  },
  photosSaved: (count: number, folder: string) =>
    `Saved ${count === 1 ? '1 picture' : `${count} pictures`} in ${folder}.`,
  noRequest: (text: string) => `No request begins with ${text}.`,
  everyRequest: 'Every request begins with LS-. Give more of the reference.',
  severalRequests: (text: string) =>
    `Several requests begin with ${text}. Give more of the reference.`,
  noSuchStep: (from: string, to: string, steps: readonly string[]) =>
    `A request cannot go from ${from} to ${to}, only to ${steps.join(' or ')}.`,
  outdated: 'Somebody else just changed this request. Look at it again.',
  nothingFound: 'Nothing was found.',
  oneOf: 'Give one of --ref, --phone and --email.',
  wrongDay: (text: string) => `${text} is not a day such as 2026-11-22.`,
  wrongAddress: (text: string) => `${text} is not an email address.`,
  wrongAge: (text: string) => `${text} is not a number of days such as 400d.`,
  wrongDollars: (text: string) => `${text} is not an amount such as 95.50, up to 10000.`,
  wrongMinutes: (text: string) => `${text} is not a number of minutes from 1 to 720.`,
  wrongCount: (text: string, most: number) => `${text} is not a number from 1 to ${most}.`,
  wrongChoice: (text: string, choices: readonly string[]) =>
    `${text} is not one of ${choices.join(', ')}.`,
  confirm: (count: number) =>
    `Erase ${count} ${count === 1 ? 'request' : 'requests'} for good? Type yes: `,
  confirmTexts: (count: number) =>
    `Erase ${count} ${count === 1 ? 'text' : 'texts'} that belong to no request for good? Type yes: `,
  needsYes: 'Nothing was erased: give --yes when nobody can be asked.',
  notConfirmed: 'Nothing was erased.',
  erased: (count: number) => `Erased: ${count}`,
  status: (reference: string, status: string) => `${reference} is ${status} now.`,
  follow: (link: string) => `The customer follows it at ${link}`,
  retried: 'The server sends it next, if one is running.',
  textsErased: 'Texts from this number that belonged to no request are erased.',
  textQueued: 'The server sends it now.',
  nothingToRetry: 'Every email of this request was already delivered, or is on its way.',
  nothingToDismiss: 'No email of this request was given up.',
  dismissed: 'Counted no more. mail retry still sends it.',
  showing: (shown: number, total: number) => `Showing ${shown} of ${total}; see --limit.`,
  mailDead: { owner: 'email to you given up', customer: 'email to the customer given up' },
  mailSent: (address: string) => `An email to ${address} was handed to the mail server.`,
  testMail: {
    subject: 'Test of the mail server',
    text: 'This email was sent by npm run desk -- mail test. Email works.',
  },
  unsuppressed: (email: string) => `${email} gets email again.`,
  notSuppressed: (email: string) => `${email} is not on the list.`,
  secretKey: 'This is the secret key, and every visitor can read this setting. Nothing done.',
  duty: { on: 'on duty', off: 'off duty', until: (time: string) => `until ${time}` },
  noDesk: 'There is no desk: DESK_EMAILS is none.',
  notListed: (email: string) => `${email} may not use the desk.`,
  noSession: 'There is no such session.',
  ended: (count: number) => `Signed out: ${count}`,
  oneSession: 'Give one of an id, --email and --all.',
  seconds: {
    seen: seconds('to seen'),
    accepted: seconds('to accepted'),
    onTheWay: seconds('to on the way'),
    late: seconds('late at the door'),
  },
} as const;
