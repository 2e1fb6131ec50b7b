import type { ServiceCopy } from '../../copy.ts';

export const residentialLockReplacement: ServiceCopy = {
  title: 'Home Lock Replacement in Hudson County, NJ',
  description:
    'When a home lock should be replaced instead of rekeyed, how a new deadbolt or mortise lock is fitted to your door, and what moves the cost of installation.',
  keywords: [
    'home lock replacement',
    'deadbolt installation',
    'change front door lock',
    'mortise lock replacement',
    'smart lock installation',
  ],
  heading: 'Lock replacement for your home',
  lead: 'A new lock is worth buying when the old one is worn, damaged or too weak. If it is only the keys you worry about, rekeying may do.',
  modified: '2026-11-20',
  picture: {
    name: 'lock-replacement',
    alt: 'The parts of a new deadbolt laid out: cylinder, thumb turn, latch, strike plate, screws and two keys',
  },
  what: {
    heading: 'Taking out the old, fitting the new',
    paragraphs: [
      'Replacement means that the hardware itself changes: knob or lever, deadbolt, mortise case, or all of them, together with the strike plate in the frame. A lock is only as strong as the wood and screws behind that plate, so the frame belongs to the job.',
      'Doors are drilled to common sizes, yet not to one size. What matters is the backset, which is how far the hole sits from the edge, along with the width of the hole and the thickness of the door. A lock chosen to match goes in without fresh holes or cover plates.',
    ],
  },
  when: {
    heading: 'Signs that a lock has had its day',
    items: [
      'It was forced, kicked or drilled.',
      'The plug wobbles, or the key comes out in any position.',
      "The bolt doesn't reach fully into the frame even though the door sits straight.",
      'You have only a knob lock and want a deadbolt above it.',
      'Parts for it are no longer made.',
      "You want a keypad, or one key for doors whose cylinders don't match.",
    ],
  },
  how: {
    heading: 'Fitting a lock, step by step',
    steps: [
      {
        title: 'Measure first',
        text: 'Backset, bore, thickness, and the hand of the door, meaning the side it hangs on. Tell us on the phone whether it is wood, steel or glass.',
      },
      {
        title: 'Pick a grade',
        text: 'Locks are tested and graded under ANSI/BHMA standards, with grade 1 the highest. A front door earns a better grade than a closet.',
      },
      {
        title: 'Install and line up',
        text: 'The bolt has to slide its whole length by hand, without lifting or pushing the door. Where the frame allows, long screws tie the strike plate to the studs behind it.',
      },
      {
        title: 'Test with the door open, then shut',
        text: 'Every key is tried, and the thumb-turn too. You keep all keys and the old hardware if you want it.',
      },
    ],
  },
  price: {
    heading: 'Lock installation: the starting price',
    paragraphs: [
      'Lock installation starts at $99. What you choose to fit does the most to raise it: a plain deadbolt in ready-made holes is at the low end, while a mortise set in an old paneled door or a first-time bore through steel is more labor. Number of doors, repairs to the frame, distance and the hour matter as well. Ask whether the figure you are given includes the lock, since you may also supply your own.',
    ],
  },
  ready: {
    heading: 'Worth knowing before the visit',
    items: [
      'Photo ID and a document that shows you own or rent the home.',
      "Your landlord's consent if you rent. You may owe the landlord a key.",
      'Condo or co-op rules about the look of hallway doors.',
      'How many people need keys.',
      'The box, template and screws, if you bought the lock yourself.',
    ],
  },
  questions: [
    {
      question: 'Replace or rekey after moving in?',
      answer:
        'If the locks work well, rekeying shuts out every old key and you buy no new hardware. Replace the ones that are loose, corroded or low in grade.',
    },
    {
      question: 'Can all my doors use one key?',
      answer:
        'Yes, when the cylinders share a keyway. Buy the new locks keyed alike, or have the old and new ones pinned to match.',
    },
    {
      question: 'Is a deadbolt with a key on both sides a good idea?',
      answer:
        'It guards a door with glass near the lock, but in a fire you would need a key to get out, and local rules may forbid it. A thumb-turn inside is the safer habit.',
    },
    {
      question: 'What about the old mortise lock in a brownstone?',
      answer:
        'It can often stay in place and just receive a new cylinder. When the case is broken, a replacement must suit the pocket cut in the door, so measuring comes before ordering.',
    },
  ],
  related: [
    '/services/residential-locksmith/lock-rekey',
    '/services/residential-locksmith/lock-repair',
    '/service-areas/weehawken',
    '/service-areas/jersey-city',
  ],
};
