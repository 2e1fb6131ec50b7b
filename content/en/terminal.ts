/** About the backups that the server makes. */
export const backupWords = {
  onlySqlite:
    'BACKUP_DIR is for SQLite: no backup is made of PostgreSQL, which has pg_dump for this (npm run desk -- backup FILE says how)',
  unusable: (directory: string, code: string) =>
    `BACKUP_DIR ${directory} cannot be written to: ${code}`,
  badKey: (message: string) => `BACKUP_KEY_FILE: ${message}`,
  none: 'No backup was made yet, although BACKUP_DIR is set. Does the server run, and what does its log say?',
  old: (hours: number) =>
    `The last good backup is ${hours} hours old, more than BACKUP_EVERY allows. The log of the server says why.`,
} as const;

/** Text of `npm run desk`. */
export const terminal = {
  description:
    "The owner's desk at the terminal. Needs the environment of the server, and works while it runs.",
  json: 'print JSON',
  yes: 'do not ask',
  example: (line: string) => `\nExample:\n  npm run desk -- ${line}\n`,
  commands: {
    requests: 'requests of customers',
    list: 'the newest first',
    show: 'all of a request',
    status: 'takes a request to another status',
    export: 'writes all of them to the standard output',
    erase: 'erases without a trace: row, history, mails and mail files',
    purge: 'erases requests that were closed long ago',
    mail: 'mails that wait or were given up',
    mailList: 'those that were not delivered yet',
    mailRetry: 'sends what a request still has to send next',
    mailSuppressed: 'addresses that get no more mail, because somebody pressed Not you?',
    suppressedList: 'scrambled, with since when',
    suppressedRemove: 'takes an address off the list: it gets confirmations again',
    mailTest: 'sends a mail, to see that mail works',
    settings: 'what the operator sets while the site runs',
    signIn: 'prints a link that signs in at the desk, once, within 15 minutes',
    sessions: 'who is signed in',
    sessionsEnd: 'signs out one, those of an address, or everybody',
    doctor: 'says what somebody should see to, and exits with 1 while there is anything',
    stats: 'numbers of the last 30 days, or of those named',
    backup: 'copies the database into a new file, also while the server runs',
    backupKey: 'makes a new key file for encrypted backups',
    restore: 'puts a backup in place of the database; stop the server first',
    sample: 'fills an empty database with a made-up month, to try the desk out',
    indexNow: 'tells search engines which pages have changed since the last time',
  },
  options: {
    keyFile: 'key file of age; default: BACKUP_KEY_FILE',
    note: 'a line for the history',
    allPages: 'every page, changed or not',
    reference: 'the request of this reference',
    phone: 'all requests of this phone number',
    email: 'all requests of this e-mail address',
    limit: 'how many at most',
    olderThan: 'closed for so long, such as 400d',
    from: 'first day in New York, such as 2026-11-22',
    to: 'last day in New York',
    sessionsOf: 'all sessions of this address',
    allSessions: 'all sessions of everybody',
    again: 'puts a new month in place of the sample data that is there',
    remove: 'takes the sample data out again, and leaves real requests alone',
  },
  findings: {
    none: 'Nothing was found.',
    dead: (count: number) =>
      `Mails given up: ${count}. See npm run desk -- mail list; send them again with mail retry.`,
    lateWebhooks: (count: number) =>
      `Webhooks or pushes that wait for more than an hour: ${count}. Do the addresses in WEBHOOK_URLS answer?`,
    late: (count: number) => `Mails that wait for more than an hour: ${count}. Does SMTP_URL work?`,
    plainDatabase:
      'The connection to PostgreSQL is not encrypted. Add ?sslmode=verify-full to DATABASE_URL.',
    damaged: (text: string) => `The database file is damaged: ${text}`,
  },
  mailDomain: {
    noSpf: (domain: string) =>
      `${domain} has no SPF record: name the mail server in a TXT record, v=spf1 … -all.`,
    manySpf: (domain: string, count: number) =>
      `${domain} has ${count} SPF records; with more than one, none counts.`,
    noDkim: (domain: string) =>
      `${domain} has no DKIM key: switch DKIM on at the mail server, and publish its key.`,
    noDmarc: (domain: string) =>
      `${domain} has no DMARC record: add one at _dmarc.${domain}, such as v=DMARC1; p=quarantine.`,
    unknown: (domain: string) =>
      `SPF, DKIM and DMARC of ${domain} could not be looked up: no answer from the DNS.`,
  },
  backups: {
    dump: (file: string) =>
      `Nothing done: the data is in PostgreSQL, which has a tool of its own for this:\n  pg_dump --format=custom --no-owner --file=${file} "$DATABASE_URL"`,
    load: (file: string) =>
      `Nothing done: the data is in PostgreSQL, which has a tool of its own for this. Stop the servers, then:\n  pg_restore --clean --if-exists --no-owner --single-transaction --dbname="$DATABASE_URL" ${file}`,
    noDatabase: (path: string) => `There is no database at ${path} yet.`,
    exists: (file: string) => `Nothing done: ${file} exists already, and is not overwritten.`,
    written: (file: string, bytes: number) =>
      `The database is in ${file} (${(bytes / 1e6).toFixed(1)} MB). Keep it as private as the database itself.`,
    encrypted: (file: string, bytes: number) =>
      `The database is in ${file} (${(bytes / 1e6).toFixed(1)} MB), encrypted.`,
    keyWritten: (file: string) =>
      `A new key is in ${file}. Keep a copy elsewhere: without it no backup can be read. Servers need only the line that begins with "# public key", without that beginning, to write backups.`,
    needsKey: (file: string) =>
      `Nothing done: ${file} is encrypted. Give its secret key with --key-file or BACKUP_KEY_FILE.`,
    missing: (file: string) => `There is no file ${file}.`,
    noBackup: (file: string, damage: string | null) =>
      `Nothing done: ${file} is not a sound backup of this site${damage ? `: ${damage}` : '.'}`,
    newer: (file: string) =>
      `Nothing done: ${file} comes from a newer version of this program. Update it first.`,
    inUse:
      'Nothing done: the database is in use. Stop the server, and end other commands of npm run desk.',
    aside: (path: string) => `The old file was damaged; it is kept as ${path}.`,
    restored: (requests: number, mails: number) =>
      `Restored: requests: ${requests}; mails that wait and will be sent: ${mails}. Everybody has to sign in again.`,
  },
  sample: {
    stored: (count: number, open: number) =>
      `${count} made-up requests are stored, ${open} of them open. See them at the desk; take them out with --remove.`,
    removed: (count: number) => `${count} made-up requests were taken out.`,
    real: (count: number) =>
      `Nothing done: the database holds ${count === 1 ? 'a real request' : `${count} real requests`}. Sample data is for an empty one.`,
    there:
      'Nothing done: sample data is there already. --again puts a new month in its place, --remove takes it out.',
    launch: (count: number) =>
      `${count} requests are made up: take them out with npm run desk -- sample --remove`,
    againOrRemove: 'Give --again or --remove, not both.',
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
  noRequest: (text: string) => `No request begins with ${text}.`,
  severalRequests: (text: string) =>
    `Several requests begin with ${text}. Give more of the reference.`,
  noSuchStep: (from: string, to: string, steps: readonly string[]) =>
    `A request cannot go from ${from} to ${to}, only to ${steps.join(' or ')}.`,
  outdated: 'Somebody else has changed this request at this moment. Look at it again.',
  nothingFound: 'Nothing was found.',
  oneOf: 'Give one of --ref, --phone and --email.',
  wrongDay: (text: string) => `${text} is no day such as 2026-11-22.`,
  wrongAddress: (text: string) => `${text} is no e-mail address.`,
  wrongAge: (text: string) => `${text} is no number of days such as 400d.`,
  wrongCount: (text: string, most: number) => `${text} is no number from 1 to ${most}.`,
  wrongChoice: (text: string, choices: readonly string[]) =>
    `${text} is none of ${choices.join(', ')}.`,
  confirm: (count: number) =>
    `Erase ${count} ${count === 1 ? 'request' : 'requests'} for good? Type yes: `,
  needsYes: 'Nothing was erased: say --yes where nobody can be asked.',
  notConfirmed: 'Nothing was erased.',
  erased: (count: number) => `Erased: ${count}`,
  status: (reference: string, status: string) => `${reference} is ${status} now.`,
  retried: 'It is sent next by the server, if one is running.',
  nothingToRetry: 'Every mail of this request was delivered already, or is on its way.',
  mailSent: (address: string) => `A mail to ${address} was handed over.`,
  testMail: {
    subject: 'Test of the mail server',
    text: 'This mail was sent by npm run desk -- mail test. Mail works.',
  },
  unsuppressed: (email: string) => `${email} gets mail again.`,
  notSuppressed: (email: string) => `${email} is not on the list.`,
  secretKey: 'This is the secret key, and every visitor can read this setting. Nothing done.',
  noDesk: 'There is no desk: DESK_EMAILS is none.',
  notListed: (email: string) => `${email} is not in DESK_EMAILS.`,
  noSession: 'There is no such session.',
  ended: (count: number) => `Signed out: ${count}`,
  oneSession: 'Give one of an id, --email and --all.',
  seconds: (label: string, median: number | null, p90: number | null) =>
    `Seconds to ${label}: median ${median ?? '-'}, 90 % within ${p90 ?? '-'}`,
} as const;
