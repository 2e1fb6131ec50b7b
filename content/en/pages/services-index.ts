import type { PageCopy, Passage } from '../../registry/copy.ts';

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
    'Lockouts, home locks, business locks and car keys: all 18 of our services in one list, with how each one is done and what the price depends on.',
  keywords: [
    'locksmith services Hudson County',
    'emergency locksmith',
    'residential locksmith',
    'commercial locksmith',
    'auto locksmith',
  ],
  heading: 'Our services',
  lead: 'We do 18 jobs in four groups. Each has its own page: what it is, how we do it, and what to have ready.',
  modified: '2026-11-22',
  passages: [
    {
      heading: 'Start with the problem',
      paragraphs: [
        "You don't need the trade word. If you can't get in, look under emergency. If you can get in but you don't trust the lock or the key, look under residential or commercial. For a car, look under automotive, unless you're locked out of it. That's an emergency.",
        'Not sure if you need a repair, a rekey or a new lock? Ask for a repair. We look at the lock first and tell you which of the three makes sense, and why.',
      ],
    },
    {
      heading: 'How every job works',
      paragraphs: [
        "You show us that the place or the car is yours. You hear the price before we start. And we're not done when the tools are packed. We're done when you've tried the lock or the key yourself.",
      ],
    },
  ],
  categories: {
    'emergency-locksmith': {
      heading: 'Emergency',
      paragraph:
        "You're locked out of a car, a house or apartment, a business or a storage unit. We try to open it without damage to the lock. Tell us the type of door and the type of lock on the phone, so we bring the right tools. We answer at any hour.",
      link: 'Emergency services',
    },
    'residential-locksmith': {
      heading: 'Residential',
      paragraph:
        "We replace a lock that's worn or weak, rekey one when you're worried about old keys, and repair one that drags or sticks. We also work on gate locks that are out in the weather all year.",
      link: 'Home services',
    },
    'commercial-locksmith': {
      heading: 'Commercial',
      paragraph:
        "For doors that many people use: stronger locks, rekeys when someone leaves, master key systems that decide who opens what, access control by card or code, and exit devices that let everyone out. We can work when you're closed.",
      link: 'Business services',
    },
    'auto-locksmith': {
      heading: 'Automotive',
      paragraph:
        "Car keys with a chip and without. We make a replacement when the last key is lost, a copy while you still have one, and a key cut from a code. We program fobs, and repair the ignition when the key goes in but won't turn.",
      link: 'Car key services',
    },
  },
};
