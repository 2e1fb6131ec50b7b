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
    'What we do for car, home and business: all 18 locksmith services in one list, with how each one is done and what the price depends on.',
  keywords: [
    'what does a locksmith do',
    'list of locksmith services',
    'residential locksmith',
    'commercial locksmith',
    'auto locksmith',
  ],
  heading: 'Our services',
  lead: 'We do 18 jobs in four groups, and each has its own page: what it is, how we do it, and what to have ready.',
  modified: '2026-11-25',
  passages: [
    {
      heading: 'Which locksmith service do you need?',
      paragraphs: [
        "You don't need to know what the job is called. If you can't get in, look under emergency. If you can get in but you don't trust the lock or the key, look under residential or commercial. For a car, look under automotive, unless you're locked out of it, because that's an emergency.",
        "Not sure if you need a repair, a rekey or a new lock? Go ahead and ask for a repair. We'll look at the lock first and tell you which of the three makes sense, and why.",
      ],
    },
    {
      heading: 'How does a locksmith visit work?',
      paragraphs: [
        "You show us that the place or the car is yours, and we'll give you the price before we start. We're not done when the tools are packed. We're done when you've tried the lock or the key yourself.",
      ],
    },
  ],
  categories: {
    'emergency-locksmith': {
      heading: 'Emergency',
      paragraph:
        "You're locked out of a car, a house or apartment, a business or a storage unit. We'll try to open it without damaging the lock. Tell us the type of door and the type of lock on the phone, so we bring the right tools. We pick up at any hour.",
      link: 'Emergency services',
    },
    'residential-locksmith': {
      heading: 'Residential',
      paragraph:
        "We'll replace a lock that's worn or weak, rekey one when you're worried about old keys, and repair one that drags or sticks. We also work on gate locks that are out in the weather all year.",
      link: 'Home services',
    },
    'commercial-locksmith': {
      heading: 'Commercial',
      paragraph:
        "For doors that many people use: stronger locks, rekeys when someone leaves, master key systems that decide who opens what, access control by card or code, and exit devices that let everyone out. We can also come when you're closed.",
      link: 'Business services',
    },
    'auto-locksmith': {
      heading: 'Automotive',
      paragraph:
        "Car keys with a chip and without. We'll make a replacement when the last key is lost, a copy while you still have one, or a key cut from a code. We also program fobs, and repair the ignition when the key goes in but won't turn.",
      link: 'Car key services',
    },
  },
};
