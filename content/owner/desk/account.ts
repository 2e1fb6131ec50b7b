import { business } from '../../facts/business.ts';

/** Texts of the desk's page about the signed-in person and this device. */
export const accountWords = {
  title: 'Account',
  signedInAs: (email: string) => `Signed in as ${email}.`,
  push: {
    title: 'Notifications',
    about:
      'This device tells you about a new request even when the desk is closed: what it is and where, never a name, a number or a street.',
    on: 'Notifications are on.',
    off: 'Notifications are off.',
    last: 'Last one sent at',
    noneYet: 'None sent yet.',
    turnOn: 'Turn on',
    turningOn: 'Turning on…',
    turnOff: 'Turn off',
    test: 'Send a test',
    testOnItsWay: 'A test is on its way.',
    testSent:
      'The test was sent. If nothing shows up within a minute, check if this device lets the browser show notifications.',
    denied:
      "This browser doesn't let the desk notify you. Open its settings for this site, allow notifications, and reload this page.",
    dismissed: "You didn't answer the question. Press again, and allow it.",
    installFirst:
      'An iPhone or iPad shows notifications only for installed pages. Add the desk to the Home Screen as described below, and open it from there.',
    unsupported: "This browser can't show notifications. You still get requests by email.",
    failed: 'We couldn’t reach the browser’s notification service. Please try again.',
  },
  sound: {
    title: 'Sound',
    about:
      "While the desk is open, it plays a sound for each new request, alarm, customer's note or cancellation, and email given up.",
  },
  keys: {
    title: 'Keys',
    about:
      'With a keyboard, single keys work on this device: ‘/’ searches, ‘j’ and ‘k’ move from card to card. While a card, or the steps on a request’s page, have the focus, ‘a’ accepts, ‘1’ to ‘5’ say when you are there, and ‘u’ undoes; on the page, ‘o’ is on the way, ‘t’ turned back, ‘d’ done, and ‘e’ changes.',
    use: 'Use these keys',
  },
  install: {
    title: 'Install',
    installed: 'The desk is installed on this device.',
    apple:
      'Open this page in Safari, tap Share, then ‘Add to Home Screen’. Open the desk from there. To sign in, copy the link in the email and paste it.',
    button: 'Install the desk',
    menu: 'Look for ‘Install’ or ‘Add to Home Screen’ in the browser’s menu.',
  },
  sessions: {
    title: 'Where you are signed in',
    current: 'this one',
    unknown: 'Unknown device',
    device: (browser: string, system: string) => `${browser} on ${system}`,
    since: 'Since',
    used: 'last used',
    end: 'Sign out',
    /** Announced after it. */
    ended: (device: string) => `Signed out: ${device}`,
    here: 'Sign out here',
    everywhere: 'Sign out everywhere',
  },
} as const;

/** Shown for an unreadable push, since a push without a notification would end the subscription on iPhones. */
export const unreadablePush = {
  title: `${business.name} desk`,
  body: 'Something new in the desk.',
} as const;
