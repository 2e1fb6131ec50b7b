/** What the server prints at the terminal when it starts, or why it cannot start. */
export const startWords = {
  open: (address: string, mails: string) => `Open ${address} (Ctrl-C stops it). ${mails}`,
  elsewhere: (siteUrl: string, address: string) =>
    `${siteUrl}, which this server has at ${address}`,
  mailFiles: (folder: string) => `Emails are saved as files in ${folder}`,
  mailServer: (host: string) => `Emails go to ${host}`,
  portTaken: (variable: string, port: number, host: string) =>
    `Port ${port} of ${host} is taken by another program: stop it, or choose another port with ${variable}.`,
  devPortTaken: (port: number) =>
    `Port ${port} of 127.0.0.1 is taken by another program, such as npm start: stop it, since npm run dev has no other.`,
  portForbidden: (variable: string, port: number) =>
    `Port ${port} is for privileged programs: choose 1024 or higher with ${variable}.`,
  noSuchAddress: (variable: string, host: string) =>
    `${host} is not an address of this machine: choose another with ${variable}, such as 127.0.0.1, or 0.0.0.0 for all.`,
  notOneSocket: (count: string) =>
    `LISTEN_FDS is ${count}: the server takes one socket, so one ListenStream in locksmith-site.socket.`,
  notListening:
    'What LISTEN_FDS hands over cannot be listened at: locksmith-site.socket needs ListenStream with a port of TCP, and no Accept=yes.',
  noPages: (directory: string) =>
    `There are no built pages in ${directory}: npm start or npm run build makes them, and npm run release for production.`,
  otherSiteUrl: (built: string, siteUrl: string) =>
    `The pages were built for ${built}, but SITE_URL is ${siteUrl}: build them again with this SITE_URL.`,
} as const;

/** How messages of the log are printed at a terminal. */
export const logWords = {
  closing: 'Stopping: requests in progress are finished first.',
  'closing already': 'Stopping already.',
  closed: 'Stopped.',
} as const;
