import type { ServiceCopy } from '../../../../registry/copy.ts';

export const gateLocks: ServiceCopy = {
  title: 'Gate Lock Installation & Repair in Hudson County, NJ',
  description:
    'Locks for iron stoop gates, yard gates and driveways: which kinds last outdoors, how we fix a sagging gate, and what to measure before you call.',
  keywords: [
    'gate locks',
    'iron gate lock',
    'gate lock repair',
    'yard gate locksmith',
    'keypad gate lock',
    'driveway gate lock',
  ],
  heading: 'Gate locks',
  lead: 'A gate lock sits out in rain, snow and road salt and gets slammed all day. It has to take that, and still let you out fast.',
  modified: '2026-11-25',
  picture: {
    name: 'gate-locks',
    alt: 'A brass padlock on an iron gate at dusk',
  },
  what: {
    heading: "Why indoor locks don't last on a gate",
    paragraphs: [
      'A lock made for indoors will rust or freeze outside. Gate locks are made of stainless steel, bronze or coated metal and let water drain out. They also leave a little slack, because posts lean and metal expands in the heat. Some are latches with a key, and some bolt onto the surface, or fit in a steel box welded to the gate. A sliding gate takes a hook bolt, and some gates just need a chain and a padlock.',
      'Iron bars have one more problem: someone can reach through. A metal plate around the inside handle keeps it out of reach from the street.',
    ],
  },
  when: {
    heading: 'When does a gate need a new lock?',
    items: [
      "It swings shut but won't latch, or latches only if you lift it.",
      'The lock is so rusty that the key bends.',
      'Packages disappear from your stoop and you want to lock the gate.',
      'Three families share the gate and each needs keys.',
      'You want a code instead of a key under a flowerpot.',
      "The buzzer works but the gate doesn't unlock.",
    ],
  },
  how: {
    heading: 'How we install a gate lock',
    steps: [
      {
        title: 'Check how it hangs',
        text: "We'll start with the hinges, the post and the closer. If the gate sags a little more each month, any new lock on it will fail too.",
      },
      {
        title: 'Choose a lock for your gate',
        text: 'Square tube, flat bar, chain link and wood each need different hardware. A mechanical keypad needs no wiring, but an electric one needs power, and a plan for when the power is out.',
      },
      {
        title: 'Install, shield and adjust it',
        text: "We'll set the strike on the post with room for heat and movement, and paint the bare metal where we drilled. Welding is extra work, so ask about it ahead of time.",
      },
      {
        title: 'Try it from both sides',
        text: "From the house side it should open without a key, so nobody gets trapped in a fire. We'll work the latch, the closer and the key several times.",
      },
    ],
  },
  price: {
    heading: 'How much does a gate lock cost?',
    paragraphs: [
      'It depends most on what the gate is made of. Screwing a latch onto a wooden gate is a small job. Drilling steel, putting in a lock box and making a shield is a bigger one, and wiring is bigger still. Weatherproof locks cost more than indoor ones. You may also pay more for extra keys, late at night or farther out.',
      "Describe the gate in the notes on the form. We'll give you the price at the gate, where we can see the hinges, and wait for your okay.",
    ],
  },
  ready: {
    heading: 'What to measure for a gate lock',
    items: [
      'How it opens: swings in, swings out or slides.',
      'What kind of lock it has now, and any name stamped on it.',
      'The gap between the gate and the post, top and bottom.',
      'How thick the bar or board is where the lock goes.',
      'Your ID, and a bill with the address or a note from the owner or the association.',
      'Who needs a key, and if it should be the same as your front door key.',
    ],
  },
  questions: [
    {
      question: 'Can the gate and the house use the same key?',
      answer:
        "Yes, if the gate lock takes the same kind of key as your front door. Think about who'll carry it, though. Anyone with the gate key would have your house key.",
    },
    {
      question: 'How do I open a frozen padlock?',
      answer:
        "Don't force it, because keys break in the cold. Use a lock de-icer, or warm the key in your hand first. After that, a dry lubricant and a cover keep the water out.",
    },
    {
      question: 'Are there rules for the gate to a pool?',
      answer:
        "Usually there are, about how high the latch is and about gates that close by themselves. Ask your town's building department before you change anything.",
    },
    {
      question: 'Do you fix automatic driveway gates?',
      answer:
        "We work on the lock, but the motor, track and sensors are usually a job for the gate company. Describe it on the phone and we'll tell you which one it sounds like.",
    },
  ],
  related: [
    '/services/residential-locksmith/lock-repair',
    '/services/residential-locksmith/lock-rekey',
    '/services/commercial-locksmith/access-control',
    '/service-areas/guttenberg',
  ],
};
