import type { ServiceCopy } from '../../../../registry/copy.ts';

export const residentialLockReplacement: ServiceCopy = {
  title: 'Home Lock Replacement in Hudson County, NJ',
  description:
    'When to replace a home lock instead of rekeying it, how we install a new deadbolt or mortise lock, and what makes installation cost more.',
  keywords: [
    'home lock replacement',
    'deadbolt installation',
    'change front door lock',
    'mortise lock replacement',
    'smart lock installation',
  ],
  heading: 'Lock replacement for your home',
  lead: "You need a new lock when the old one is worn, broken or too weak. If you're only worried about who has a key, a rekey may be all you need.",
  modified: '2026-11-25',
  picture: {
    name: 'lock-replacement',
    alt: 'The parts of a new deadbolt laid out: cylinder, thumb turn, latch, strike plate, screws and two keys',
  },
  what: {
    heading: 'What does lock replacement include?',
    paragraphs: [
      'We change the hardware itself: the knob or lever, the deadbolt, the mortise lock, or all of them, plus the strike plate in the frame. A lock is only as strong as the wood and screws behind that plate, so we work on the frame too.',
      'Doors come with holes in several common sizes. Three measurements matter: how far the hole is from the edge (the backset), how wide the hole is, and how thick the door is. A lock that matches goes in without new holes or cover plates.',
    ],
  },
  when: {
    heading: 'When should you replace a lock?',
    items: [
      'It was forced, kicked in or drilled.',
      'It wobbles, or you can pull the key out in any position.',
      "The bolt doesn't go all the way into the frame, even though the door hangs straight.",
      'You have only a knob lock and want a deadbolt above it.',
      'The lock is so old that nobody makes parts for it anymore.',
      "You want a keypad, or one key for locks that can't share one.",
    ],
  },
  how: {
    heading: 'How we install a lock',
    steps: [
      {
        title: 'Measure first',
        text: "We'll measure the holes and the door, and note which side the hinges are on. Tell us on the phone if the door is wood, steel or glass.",
      },
      {
        title: 'Pick a grade',
        text: 'Locks are tested and graded under ANSI/BHMA standards. Grade 1 is the highest, and your front door should have a better grade than a closet.',
      },
      {
        title: 'Install it and line it up',
        text: 'The bolt has to slide all the way by hand, without lifting or pushing the door. Where the frame allows it, long screws tie the strike plate to the studs behind it.',
      },
      {
        title: 'Test it open, then closed',
        text: "We'll try every key and the thumb turn. You keep all the keys, and the old lock if you want it.",
      },
    ],
  },
  price: {
    heading: 'How much does lock installation cost?',
    paragraphs: [
      "Lock installation starts at $99, and the lock you pick makes the biggest difference. You'll pay the least for a plain deadbolt in holes that are already there. A mortise lock in an old paneled door, or a new hole through steel, takes more work. It can also cost more for extra doors or frame repairs, late at night or farther out. Ask if the price includes the lock, since you can also buy your own.",
    ],
  },
  ready: {
    heading: 'What to have ready for a new lock',
    items: [
      'Photo ID, and a bill, lease or deed that shows you own or rent the home.',
      "Your landlord's okay if you rent, and maybe an extra key to give the landlord.",
      'Condo or co-op rules about how hallway doors have to look.',
      'How many people in your home need keys.',
      'The box, the template and the screws, if you bought the lock yourself.',
    ],
  },
  questions: [
    {
      question: 'Should I replace or rekey the locks when I move in?',
      answer:
        "If the locks work well, rekey them, so all the old keys stop working and you don't buy new hardware. Replace the ones that are loose, rusty or cheap.",
    },
    {
      question: 'Can one key work on all my doors?',
      answer:
        'It can, if their keyways match. Buy the new locks keyed alike, or have us key the old and new ones alike.',
    },
    {
      question: 'Is a double cylinder deadbolt a good idea?',
      answer:
        "It has a keyhole inside and out. That helps if there's glass near the lock, but in a fire you'd need the key to leave, and local rules may not allow it. A thumb turn on the inside is safer.",
    },
    {
      question: 'Do I have to replace the old mortise lock in my brownstone?',
      answer:
        "It can often stay and just get a new cylinder. If the case is broken, the new one has to match the pocket cut in the door, so we'll measure before we order.",
    },
  ],
  related: [
    '/services/residential-locksmith/lock-rekey',
    '/services/residential-locksmith/lock-repair',
    '/service-areas/weehawken',
    '/service-areas/jersey-city',
  ],
};
