import type { PageCopy, Passage } from './copy.ts';

interface ServicesIndexCopy extends PageCopy {
  passages: readonly Passage[];
  /** By slug of the category. */
  categories: Readonly<
    Record<
      'emergency-locksmith' | 'residential-locksmith' | 'commercial-locksmith' | 'auto-locksmith',
      { heading: string; paragraph: string; link: string }
    >
  >;
}

export const servicesIndex: ServicesIndexCopy = {
  title: 'Lockouts, Locks & Car Keys: Our 18 Services, Hudson County',
  description:
    'Lockouts, home locks, business locks and car keys: all 18 locksmith services in one list, each with how it is done and what moves the price.',
  keywords: [
    'locksmith services Hudson County',
    'emergency locksmith',
    'residential locksmith',
    'commercial locksmith',
    'auto locksmith',
  ],
  heading: 'Our services',
  lead: 'Eighteen jobs in four groups. Each has its own page: what it is, how it is done, what to have ready.',
  modified: '2026-11-20',
  passages: [
    {
      heading: 'Start from the problem',
      paragraphs: [
        'You do not need the trade word. If you cannot get in, look under emergency. If you can get in but do not trust the lock or the key, look under residential or commercial. If it has wheels, look under automotive, unless you are locked out of it: that is an emergency.',
        'Not sure whether a lock wants repair, a rekey or replacement? Ask for a repair. The locksmith looks first and tells you which of the three makes sense, and why.',
      ],
    },
    {
      heading: 'What every job has in common',
      paragraphs: [
        'You show that the place or the vehicle is yours. You hear the price before any work starts. And the job is done when you have tried the result, not when the tools are packed.',
      ],
    },
  ],
  categories: {
    'emergency-locksmith': {
      heading: 'Emergency',
      paragraph:
        'For the moment you stand outside: a car, a house or an apartment, a business, a storage unit. The aim is to open it without harm to the lock. What you say on the phone decides which tools come along, so name the kind of door and the kind of lock. The line is open around the clock.',
      link: 'Emergency services',
    },
    'residential-locksmith': {
      heading: 'Residential',
      paragraph:
        'For the doors you come home to. A new lock where the old one is worn or weak, a rekey where only the keys are the worry, a repair where the bolt drags or the key sticks, and locks for gates that stand in the weather all year.',
      link: 'Home services',
    },
    'commercial-locksmith': {
      heading: 'Commercial',
      paragraph:
        'For doors with many users. Stronger locks made for heavy traffic, rekeys when staff change, master key systems that decide who opens what, access control by card or code, and exit devices that let everybody out. Work can be arranged outside your opening hours.',
      link: 'Business services',
    },
    'auto-locksmith': {
      heading: 'Automotive',
      paragraph:
        'For keys with a chip and keys without. A replacement when the last one is gone, a duplicate while you still have one, a blade cut to fit, a fob programmed to your car, and the ignition lock cylinder when the key goes in but will not turn.',
      link: 'Car key services',
    },
  },
};
