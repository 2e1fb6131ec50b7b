import type { ServiceCopy } from '../../../../registry/copy.ts';

export const commercialLockReplacement: ServiceCopy = {
  title: 'Commercial Lock Replacement in Hudson County, NJ',
  description:
    'Worn or broken lock on a shop, office or warehouse door? How we choose and install a new one, what makes it cost more, and what to have ready.',
  keywords: [
    'commercial lock replacement',
    'storefront lock',
    'mortise lock',
    'office lever lock',
    'Grade 1 lock',
    'North Bergen NJ',
  ],
  heading: 'Commercial lock replacement',
  lead: 'The door of a shop, office or warehouse gets used far more than a house door. When the lock wears out, choose one that suits the door, the traffic and the way people get out.',
  modified: '2026-11-25',
  picture: {
    name: 'commercial-lock-replacement',
    alt: 'A steel mortise lock with its bolts out, and the lever that belongs to it',
  },
  what: {
    heading: 'Which lock is best for a business door?',
    paragraphs: [
      "Replacement means we take all of it out: the lock body, the latch or bolt, the lever and the cylinder. If the lock works and you're only worried about keys, a rekey is less work and solves the problem.",
      'Businesses use three main kinds of locks. Cylindrical lever locks go in a round hole and are common in offices. Mortise locks sit in a deep slot in the edge of the door and stand up to hard use. Glass storefront doors have narrow aluminum frames, so they take a slim lock with a hook bolt or a bolt that swings up.',
      'Locks also have grades. In the ANSI/BHMA tests, Grade 1 is the toughest and Grade 3 the lightest. A busy entrance usually needs Grade 1, but a supply closet may not.',
    ],
  },
  when: {
    heading: 'When should you replace a commercial lock?',
    items: [
      'The lever sags, wobbles or has to be lifted before it opens.',
      "The key turns but the bolt doesn't move.",
      'Someone forced the door, and the lock, the strike or the door edge is bent.',
      'A house lock is doing the work of a public entrance.',
      "The room has a new use. A stockroom should lock every time it closes, but a meeting room shouldn't.",
      'You have round knobs and want levers, which are easier to open.',
    ],
  },
  how: {
    heading: 'How we replace a commercial lock',
    steps: [
      {
        title: 'Check the door',
        text: "People often blame the lock when the door is dragging, so we'll check the hinges, closer, frame and gap first. A new lock in a sagging door fails like the old one did.",
      },
      {
        title: 'Decide how it should work',
        text: 'Tell us who comes in, and when. An office lock can stay unlocked all day, and a storeroom lock is always locked from outside. Either way, people inside can walk out.',
      },
      {
        title: 'Measure',
        text: "We'll measure the door and the cutouts and see which way it swings. New holes can void the rating of a fire door, so we'll look first for a lock that uses the holes you have.",
      },
      {
        title: 'Install and line up',
        text: "We'll take off the old hardware, put on the new lock and strike, and line up the bolt.",
      },
      {
        title: 'Test it',
        text: "We'll try each key with the door open, with it closed, and after the closer has pulled it shut. Then it's your turn.",
      },
    ],
  },
  price: {
    heading: 'How much does a commercial lock cost?',
    paragraphs: [
      "Lock installation starts at $99, so take that as the low end. You'll pay more for a higher grade or another type of lock, for more doors, and for repairs to the door or frame. It can also cost more late at night or farther out.",
      "Parts for a mortise or storefront lock usually cost more than a lever set. Tell us what's on the door now, and ask for one price with parts and labor.",
    ],
  },
  ready: {
    heading: 'What to have ready for a new business lock',
    items: [
      'Your ID, and a document with your name and the business on it, like the lease or the business license.',
      "Your landlord's okay, if the lease says the doors and locks are theirs.",
      'Photos of both sides and the edge of the door. The brand is often stamped on the edge.',
      'How many people need a new key.',
      'Anything wired to the door, like a buzzer or an alarm sensor.',
    ],
  },
  questions: [
    {
      question: 'Can the new lock use the key we have now?',
      answer:
        "Often it can, if there's a cylinder with the same keyway for it. That limits your choices, so tell us before you pick a lock.",
    },
    {
      question: 'Can we have a lock that needs a key on the inside?',
      answer:
        "Be careful. A lock like that can trap people. Building and fire codes limit where it's allowed, so ask your local fire official about your door.",
    },
    {
      question: 'Do we need a new lock if our storefront bolt sticks?',
      answer:
        'Not always. The glass door may have dropped on its pivot, so the bolt rubs. Straightening the door can free it up.',
    },
  ],
  related: [
    '/services/commercial-locksmith/lock-rekey',
    '/services/commercial-locksmith/emergency-exit-device',
    '/services/emergency-locksmith/business-lockout',
    '/service-areas/secaucus',
  ],
};
