import type { ServiceCopy } from '../../copy.ts';

export const commercialLockReplacement: ServiceCopy = {
  title: 'Commercial Lock Replacement in Hudson County, NJ',
  description:
    'Worn or broken lock on a shop, office or warehouse door? How a replacement is chosen and fitted, what moves the price, and what to have ready.',
  keywords: [
    'commercial lock replacement',
    'storefront lock',
    'mortise lock',
    'office lever lock',
    'Grade 1 lock',
    'North Bergen NJ',
  ],
  heading: 'Commercial Lock Replacement',
  lead: 'A shop, office or warehouse door takes far more use than a house door. When its lock gives out, the new one has to suit the door, the traffic and the way people get out.',
  modified: '2026-11-20',
  picture: {
    name: 'commercial-lock-replacement',
    alt: 'A steel mortise lock with its bolts out, and the lever that belongs to it',
  },
  what: {
    heading: 'A new lock for a door that works all day',
    paragraphs: [
      'Replacing a commercial lock means taking out all of it, not just changing which key fits. The case, the latch or bolt, the lever and the cylinder come out, and new parts go in. If the lock is sound and only the keys worry you, a rekey is less work and solves the problem.',
      'Business doors use several families of lock. Cylindrical lever locks sit in a round hole and are common in offices. Mortise locks fill a pocket cut into the edge of the door and stand up to hard use. Glass storefront doors with aluminum frames have little room, so they take a slim case with a swinging or hooked bolt.',
      'Locks also come in grades. Under the ANSI/BHMA standards, Grade 1 passes the hardest tests and Grade 3 the lightest. A busy entrance usually deserves Grade 1. A supply closet may not need it.',
    ],
  },
  when: {
    heading: 'Signs the lock itself should go',
    items: [
      'The lever sags, wobbles, or must be lifted before the latch pulls back.',
      'The key turns but the bolt does not move with it.',
      'Somebody forced the door, and the case, the strike or the door edge is bent.',
      'A light household lock is doing the work of a public entrance.',
      'A room has a new purpose. A stockroom should lock each time it shuts. A meeting room should not.',
      'You have round knobs and want levers, which open without a tight grip.',
    ],
  },
  how: {
    heading: 'From the first look at the door to the last test',
    steps: [
      {
        title: 'Read the door',
        text: 'A lock often takes the blame for a door that drags. Hinges, closer, frame and gap are checked first, because a new lock in a sagging door will fail like the old one.',
      },
      {
        title: 'Settle the function',
        text: 'Who may come in, and when? An office lock can be left open by day. A storeroom lock is always locked outside. With either, people inside can walk out.',
      },
      {
        title: 'Measure',
        text: 'Backset, door thickness, the shape of the cutout and the swing of the door decide what fits. New holes can spoil the rating of a fire door, so a lock that uses the present cutouts is tried first.',
      },
      {
        title: 'Fit and align',
        text: 'The old hardware comes off. The new case and strike go on, set so that bolt and strike meet squarely.',
      },
      {
        title: 'Prove it',
        text: 'Each key is tried with the door open, then shut, then pulled shut by its own closer. You try it too.',
      },
    ],
  },
  price: {
    heading: 'What a new commercial lock costs',
    paragraphs: [
      'Lock installation starts at $99. That is a starting price, not the price of every door. It goes up with the grade and kind of lock, the count of doors, repair of a damaged door or frame, the distance, and work at night.',
      'Parts for a mortise or storefront lock tend to cost more than a plain lever set. Describe what is on the door now, and ask for one figure covering parts and labor before anything is unscrewed.',
    ],
  },
  ready: {
    heading: 'Have these at the premises',
    items: [
      'Photo ID, and a paper that links you to the business: a lease, a business registration, a utility bill.',
      "Your landlord's consent, if the lease says doors and locks are theirs to change.",
      "Photos of both sides and the edge of the door. The maker's name is often stamped on the edge.",
      'The number of people who should get a new key.',
      'Word of anything wired to the door, such as a buzzer or an alarm contact.',
    ],
  },
  questions: [
    {
      question: 'Can the new lock work with our present key?',
      answer:
        'Often it can, if a cylinder with the same keyway is made for it. That narrows the choice, so mention it before a lock is picked.',
    },
    {
      question: 'May we fit a lock that needs a key on the inside?',
      answer:
        'Be careful. A lock like that can trap people. Building and fire codes limit where it is allowed, and the local fire official can tell you what applies to your door.',
    },
    {
      question: 'Our storefront bolt sticks in the frame. Is the lock finished?',
      answer:
        'Not always. The glass door may have dropped on its pivot, so that the bolt binds. Setting the door straight can free it.',
    },
  ],
  related: [
    '/services/commercial-locksmith/lock-rekey',
    '/services/commercial-locksmith/emergency-exit-device',
    '/services/emergency-locksmith/business-lockout',
    '/service-areas/secaucus',
  ],
};
