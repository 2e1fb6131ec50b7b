import type { ServiceCopy } from '../../copy.ts';

export const gateLocks: ServiceCopy = {
  title: 'Gate Lock Installation & Repair in Hudson County, NJ',
  description:
    'Locks for iron stoop gates, yard gates and driveways: which types last outdoors, how a sagging gate is put right, and what to measure before you call.',
  keywords: [
    'gate locks',
    'iron gate lock',
    'gate lock repair',
    'yard gate locksmith',
    'keypad gate lock',
    'driveway gate lock',
  ],
  heading: 'Gate locks',
  lead: 'A gate lives in rain and road salt and gets slammed all day. Its lock should be chosen for that, and should let people out easily.',
  modified: '2026-11-20',
  picture: {
    name: 'gate-locks',
    alt: 'A brass padlock on an iron gate at dusk',
  },
  what: {
    heading: 'Outdoor locks are a trade of their own',
    paragraphs: [
      'Indoor hardware rusts or freezes outside. Gate hardware uses stainless steel, bronze or coated metal, drains water, and leaves more play, since posts lean and metal grows in the heat. It comes as a keyed latch, a rim lock on the surface, a mortise case in a steel lock box, a hook bolt for a sliding leaf, or a chain and padlock.',
      "Bars add a problem that doors don't have: a hand can come through. A shield plate around the inside handle keeps it out of reach from the street.",
    ],
  },
  when: {
    heading: 'What brings people to ask about a gate',
    items: [
      "It swings shut but doesn't latch, or only when you lift it.",
      'The cylinder has corroded and the key bends.',
      'Packages vanish from the stoop and you want the gate locked.',
      'Three families share one gate and need three sets of keys.',
      "You'd rather use a code than hide a key under a pot.",
      'The buzzer sounds and the electric strike no longer lets go.',
    ],
  },
  how: {
    heading: 'How the work on a gate goes',
    steps: [
      {
        title: 'Look at the hang',
        text: 'Hinges, post and closer come first. A lock on a leaf that drops a little every month will fail again, whatever it cost.',
      },
      {
        title: 'Choose the lock for the frame',
        text: 'Square tube, flat bar, chain link and cedar each take different fixings. Mechanical keypads need no wiring. Electric ones need power, and a plan for when it is out.',
      },
      {
        title: 'Fit, shield, adjust',
        text: 'The strike on the post is set with room for heat and movement. Raw metal is painted where it was drilled. If a lock box has to be welded on, ask about that in advance.',
      },
      {
        title: 'Try it from both sides',
        text: 'From indoors it should open without a key, so nobody is caught between gate and house in a fire. Latch, closer and key are worked several times over.',
      },
    ],
  },
  price: {
    heading: 'Cost of a gate lock',
    paragraphs: [
      'Material and mounting matter most. Screwing a latch to a wooden gate is light work. Drilling steel, fitting a case and making a shield is heavier, and wiring is heavier still. Weather-rated cylinders cost more than indoor ones, and several matching keys add up. Distance and the time you choose count too.',
      'Describe the gate in the notes of the request form. The price is named on the spot, where the hinges can be seen, and the work waits for your answer.',
    ],
  },
  ready: {
    heading: 'Look at and measure this',
    items: [
      'How the gate moves: it swings in, swings out or slides.',
      'What kind of lock is on it now, and any name stamped there.',
      'The gap between leaf and post, top and bottom.',
      'Thickness of the bar or board where the lock will sit.',
      'Proof that the gate is yours, or a note from the owner or the association.',
      'Who needs a key, and whether it should match your front door.',
    ],
  },
  questions: [
    {
      question: 'Can the gate and the house share a key?',
      answer:
        'Yes, if the gate lock accepts a cylinder with the same keyway as your door. Think about who will carry it, though. A visitor with the gate key would then have the house key.',
    },
    {
      question: 'My padlock is frozen. What should I do?',
      answer:
        "Don't twist hard, because keys snap in the cold. Warm the key in your hand and use a lock de-icer. Afterward, a dry lubricant and a cover keep water out.",
    },
    {
      question: 'Are there rules for pool gates?',
      answer:
        "Pool fences generally have safety rules about latch height and self-closing. Ask your town's building office before changing anything there.",
    },
    {
      question: 'Do you repair automatic driveway gates?',
      answer:
        'We work on the lock. Motors, tracks and sensors are usually a matter for the gate company. Describe it on the phone and we will tell you which it sounds like.',
    },
  ],
  related: [
    '/services/residential-locksmith/lock-repair',
    '/services/residential-locksmith/lock-rekey',
    '/services/commercial-locksmith/access-control',
    '/service-areas/guttenberg',
  ],
};
