import type { ServiceCopy } from '../../../../registry/copy.ts';

export const emergencyExitDevice: ServiceCopy = {
  title: 'Panic Bar & Exit Device Service in Hudson County, NJ',
  description:
    'Panic bar stuck, loose or not latching? How we repair or install exit devices, how panic and fire hardware differ, and what to tell us.',
  keywords: [
    'emergency exit device',
    'panic bar repair',
    'panic bar installation',
    'fire exit hardware',
    'vertical rod exit device',
    'exit door lock',
  ],
  heading: 'Emergency exit device service',
  lead: "A panic bar has to let a crowd out with one push and keep people on the street from getting in. If it can't do both, fix it before anything else on that door.",
  modified: '2026-11-25',
  picture: {
    name: 'emergency-exit-device',
    alt: 'The push bar of an emergency exit and the latch at its end',
  },
  what: {
    heading: 'What is a panic bar, and what kinds are there?',
    paragraphs: [
      "An exit device, also called a panic bar or crash bar, is a lock you open by pushing. You don't need a key and you don't have to turn anything. The push pulls back a latch and the door swings out.",
      "There are four common kinds of them. A rim device sits on the face of the door with its latch next to it. A mortise device works a lock hidden in the edge. Surface and concealed vertical rod devices run rods to latches at the top of the door and often the bottom. Rods are used on pairs of doors with no post between them. They're also the easiest kind to knock out of adjustment.",
      "A fire-rated door needs fire exit hardware, which has its own label and always latches. A regular panic bar can be dogged, which means held in with a small hex key or a cylinder during busy hours. Fire exit hardware has no dogging, because a fire door that doesn't latch can't hold back a fire.",
    ],
  },
  when: {
    heading: 'Signs your panic bar needs repair',
    items: [
      'You push the bar, but the latch stays out or you have to lean on the door.',
      'The door bounces back instead of latching.',
      'A rod scrapes the floor or rattles in the door.',
      'End caps are cracked, screws are missing or the bar sags.',
      "The outside handle or key doesn't open it anymore.",
      'Someone put a chain, slide bolt or padlock on an exit.',
      'An inspector wrote up the exit door on a report.',
    ],
  },
  how: {
    heading: 'How we fix an exit door',
    steps: [
      {
        title: 'Make sure people can get out',
        text: "If the door can't be opened, we'll tell you right away, so you can send people to another exit and put up a sign.",
      },
      {
        title: 'Find the real problem',
        text: "Loose hinges, a weak closer or a strike that moved can all look like a bad bar. We'll check each one before we talk about parts.",
      },
      {
        title: 'Adjust or repair it',
        text: "We'll reset rods, shim strikes and swap springs and latch parts. Many bars need only one small part.",
      },
      {
        title: 'Replace it if we have to',
        text: "The new bar has to match the width of the door, its fire label, and whether it's a single or a pair. You also choose the outside: nothing, a pull, or a lever with a key.",
      },
      {
        title: 'Push it, again and again',
        text: "We'll push slowly, hard, and near each end. Then the door has to close and latch by itself, many times in a row.",
      },
    ],
  },
  price: {
    heading: 'How much does panic bar repair cost?',
    paragraphs: [
      'Adjusting a strike is a small job, and a rod device on a pair of doors is a big one. In between, the price depends on the kind of device, the fire label, the outside handle, any alarm or electric release, and repairs to a bent or rusted door.',
      "Parts for an older bar may have to be ordered, if they're still made. Ask what a repair costs and what a new bar costs, then choose.",
    ],
  },
  ready: {
    heading: 'What to have ready for a panic bar repair',
    items: [
      'A photo of the bar, its end cap and the latch side of the frame.',
      'The label on the hinge edge of the door, if there is one. It shows the fire rating.',
      "The inspector's note, word for word, if that's why you called.",
      'Your ID and your role: owner, tenant, manager, or someone they sent.',
      'The code or the contact to silence the exit alarm while we test.',
    ],
  },
  questions: [
    {
      question: 'Can we chain an exit at night?',
      answer:
        'Never while anyone may be inside. Ask us about an outside handle that locks, a stronger latch guard or an alarmed bar. They keep people out without trapping anyone.',
    },
    {
      question: 'Does my door need a panic bar?',
      answer:
        "It depends on how the space is used and how many people it holds. The building department or the fire official decides, and we'll install what they ask for.",
    },
    {
      question: 'Can staff come back in through that door?',
      answer:
        'Yes, with a lever and key on the outside, or a keypad. An exit-only door has nothing on the outside.',
    },
  ],
  related: [
    '/services/commercial-locksmith/access-control',
    '/services/commercial-locksmith/lock-replacement',
    '/services/emergency-locksmith/business-lockout',
    '/service-areas/jersey-city',
  ],
};
