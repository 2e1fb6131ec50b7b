import type { ServiceCopy } from '../../../../registry/copy.ts';

export const commercialLockReplacement: ServiceCopy = {
  title: 'Commercial Lock Replacement in Hudson County, NJ',
  description:
    'Worn or broken lock on a shop, office or warehouse door? How we choose and install a new one, what can raise the price, and what to have ready.',
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
  modified: '2026-11-22',
  picture: {
    name: 'commercial-lock-replacement',
    alt: 'A steel mortise lock with its bolts out, and the lever that belongs to it',
  },
  what: {
    heading: 'A new lock for a busy door',
    paragraphs: [
      "Replacement means all of it comes out: the lock body, the latch or bolt, the lever and the cylinder. If the lock works and you're only worried about keys, a rekey is less work and solves the problem.",
      'Businesses use three main kinds of locks. Cylindrical lever locks go in a round hole and are common in offices. Mortise locks sit in a deep slot in the edge of the door and stand up to hard use. Glass storefront doors have narrow aluminum frames, so they take a slim lock with a hook bolt or a bolt that swings up.',
      'Locks have grades. In the ANSI/BHMA tests, Grade 1 is the toughest and Grade 3 the lightest. A busy entrance usually needs Grade 1. A supply closet may not.',
    ],
  },
  when: {
    heading: 'Signs the lock has to go',
    items: [
      'The lever sags, wobbles or has to be lifted before it opens.',
      "The key turns but the bolt doesn't move.",
      'Someone forced the door, and the lock, the strike or the door edge is bent.',
      'A house lock is doing the work of a public entrance.',
      "The room has a new use. A stockroom should lock every time it closes. A meeting room shouldn't.",
      'You have round knobs and want levers, which are easier to open.',
    ],
  },
  how: {
    heading: 'From the first look to the last test',
    steps: [
      {
        title: 'Check the door',
        text: 'Often the lock gets blamed when the door is dragging. We check the hinges, closer, frame and gap first. A new lock in a sagging door fails like the old one did.',
      },
      {
        title: 'Decide how it should work',
        text: 'Who comes in, and when? An office lock can stay unlocked all day. A storeroom lock is always locked from outside. Either way, people inside can walk out.',
      },
      {
        title: 'Measure',
        text: 'We measure the door and the cutouts and see which way it swings. New holes can void the rating of a fire door, so we look first for a lock that uses the holes you have.',
      },
      {
        title: 'Install and line up',
        text: 'The old hardware comes off. We put on the new lock and strike and line up the bolt.',
      },
      {
        title: 'Test it',
        text: 'We try each key with the door open, with it closed, and after the closer has pulled it shut. Then you try it.',
      },
    ],
  },
  price: {
    heading: 'The cost of a new commercial lock',
    paragraphs: [
      'Lock installation starts at $99. Take that as the low end. The grade and type of lock, the number of doors, repairs to the door or frame, distance and late hours can raise it.',
      "Parts for a mortise or storefront lock usually cost more than a lever set. Tell us what's on the door now, and ask for one price with parts and labor.",
    ],
  },
  ready: {
    heading: 'What to have at the business',
    items: [
      'Your ID, and a paper with your name and the business on it, like the lease or the business license.',
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
        "Often, yes, if there's a cylinder with the same keyway for it. That limits your choices, so tell us before you pick a lock.",
    },
    {
      question: 'Can we have a lock that needs a key on the inside?',
      answer:
        "Be careful. A lock like that can trap people. Building and fire codes limit where it's allowed. Ask your local fire official about your door.",
    },
    {
      question: 'Our storefront bolt sticks. Do we need a new lock?',
      answer:
        'Not always. The glass door may have dropped on its pivot, so the bolt rubs. Straightening the door can free it.',
    },
  ],
  related: [
    '/services/commercial-locksmith/lock-rekey',
    '/services/commercial-locksmith/emergency-exit-device',
    '/services/emergency-locksmith/business-lockout',
    '/service-areas/secaucus',
  ],
};
