import { business } from '../business.ts';

/** Words of the desk's page about this device. */
export const accountWords = {
  title: 'This device',
  signedInAs: (email: string) => `Signed in as ${email}.`,
  push: {
    title: 'Notifications',
    about:
      'A new request shows on this device even while the desk is closed: what it is and where, never a name, a number or a street.',
    on: 'Notifications are on.',
    off: 'Notifications are off.',
    last: 'The last one left at',
    noneYet: 'None was sent yet.',
    turnOn: 'Turn on',
    turningOn: 'Turning on…',
    turnOff: 'Turn off',
    test: 'Send a test',
    testSent:
      'A test is on its way. If nothing shows within a minute, see whether this device allows the browser to notify.',
    denied:
      'This browser does not let the desk notify you. Open its settings for this site, allow notifications, and load this page again.',
    dismissed: 'The question was not answered. Press again, and allow it.',
    installFirst:
      'An iPhone or iPad notifies for installed pages only. Add the desk to the Home Screen as described below, and open it from there.',
    unsupported: 'This browser cannot notify. Requests still reach you by mail.',
    failed: 'The browser’s notification service could not be reached. Please try again.',
  },
  sound: {
    title: 'Sound',
    about: 'While the desk is open, a new request sounds.',
  },
  install: {
    title: 'Install',
    installed: 'The desk is installed on this device.',
    apple:
      'Open this page in Safari, press Share, then ‘Add to Home Screen’. Open the desk from there, and sign in with the link of the mail as text: copied and pasted.',
    button: 'Install the desk',
    menu: 'In the browser’s menu look for ‘Install’ or ‘Add to Home Screen’.',
  },
  sessions: {
    title: 'Where you are signed in',
    current: 'this one',
    unknown: 'Unknown device',
    device: (browser: string, system: string) => `${browser} on ${system}`,
    since: 'Since',
    used: 'last used',
    end: 'Sign out',
    here: 'Sign out here',
    everywhere: 'Sign out everywhere',
  },
} as const;

/** Shown for a push that cannot be read: a push without a notification would end the subscription on iPhones. */
export const unreadablePush = {
  title: `${business.name} desk`,
  body: 'Something is new at the desk.',
} as const;
