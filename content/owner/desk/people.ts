import { business } from '../../facts/business.ts';

/** Texts of the desk's page about its people (docs/product.md 12.18). */
export const peopleWords = {
  title: 'People',
  /** Shown after the name of the signed-in person. */
  you: 'you',
  onDuty: 'On duty',
  offDuty: 'Off duty',
  since: 'since',
  until: 'until',
  own: {
    title: 'You',
    about:
      'New requests are mailed to whoever is on duty. If nobody is, they are mailed to everybody.',
    name: 'First name',
    nameNote: 'Customers see it when you have their request',
    phone: 'Your own number',
    phoneNote: 'For the others here, and alarms may be texted to it; customers do not see it',
    duty: 'I am on duty',
    end: { on: 'Duty ends', off: 'Back on duty' },
    open: 'When I say so',
    kept: (time: string) => `At ${time}`,
    hours: (count: number) => `In ${count} hours`,
    at: (hour: number) => `At ${hour % 12 || 12} ${hour < 12 ? 'AM' : 'PM'}`,
    save: 'Save',
    saving: 'Saving…',
    saved: 'Saved.',
  },
  calendar: {
    title: 'Calendar',
    /** The name that calendar programs show for it. */
    name: `${business.shortName} jobs`,
    about:
      "Your phone's calendar can show the appointments and jobs of the last 30 and the next 90 days, with service, town and a link to the desk. In its settings, add a calendar subscription with this address.",
    show: 'Show the address',
    secret: 'Whoever has the address can read it: show it to nobody.',
    copy: 'Copy',
    copied: 'Copied.',
    selected: 'Selected: now copy it.',
    renew: 'New address',
    renewing: 'Renewing…',
    renewed: 'Renewed. The address before shows nothing any more.',
  },
  add: {
    title: 'Add somebody',
    about:
      'They sign in with this address and can do all that you can, except adding and removing people.',
    email: 'Email address',
    button: 'Add',
    adding: 'Adding…',
    added: (email: string) => `Added: ${email}. Now they can sign in at this desk.`,
  },
  remove: {
    button: 'Remove',
    question: (who: string) => `Remove ${who}? They are signed out everywhere.`,
    yes: 'Yes, remove',
    no: 'Keep',
    removed: (who: string) => `Removed: ${who}`,
  },
} as const;
