import type { ServiceCopy } from '../../copy.ts';

export const emergencyExitDevice: ServiceCopy = {
  title: 'Panic Bar & Exit Device Service in Hudson County, NJ',
  description:
    'Panic bar stuck, loose or not latching? How exit devices are repaired or fitted, panic and fire hardware compared, and what to tell the locksmith.',
  keywords: [
    'emergency exit device',
    'panic bar repair',
    'panic bar installation',
    'fire exit hardware',
    'vertical rod exit device',
    'exit door lock',
  ],
  heading: 'Emergency Exit Device Service',
  lead: 'An exit bar has two duties. It must let a crowd out with one push, and it must lock the street out. When it fails at either, it needs attention before anything else on that door.',
  modified: '2026-11-20',
  picture: {
    name: 'emergency-exit-device',
    alt: 'The push bar of an emergency exit and the latch at its end',
  },
  what: {
    heading: 'The bar across the exit, and what it moves',
    paragraphs: [
      'An exit device, often called a panic bar or crash bar, is a lock worked by pushing. No key, no twist, no knowledge needed. The push draws back a latch, and the door swings out.',
      'Four kinds are common. A rim device sits on the face of the door with its latch beside it. A mortise device works a lock case hidden in the edge. Surface and concealed vertical rod devices send rods to latches at the top of the door, and often the bottom. Rods suit pairs of doors with no post between them, and they are the kind most easily knocked out of adjustment.',
      "Doors with a fire rating need fire exit hardware, which carries its own label. It always latches. Plain panic hardware can be dogged, meaning held open with a small hex key or a cylinder for busy hours. Fire exit hardware has no such mechanical hold, because a fire door that doesn't latch can't hold back a fire.",
    ],
  },
  when: {
    heading: 'Trouble you can see, hear or feel',
    items: [
      'The bar goes in, but the latch stays out or the door has to be shouldered.',
      'Push the door shut and it bounces back instead of catching.',
      'A rod scrapes the floor or rattles inside the door.',
      'End caps are cracked, screws are missing, or the bar droops.',
      'The outside handle or key no longer draws the latch.',
      'Someone has put a chain, slide bolt or padlock on an exit.',
      'An inspector has written up the door.',
    ],
  },
  how: {
    heading: 'Putting an exit door right',
    steps: [
      {
        title: 'Clear the way out',
        text: "The first look is at people. If a door can't be opened, you'll be told plainly, so another exit can be used and signed meanwhile.",
      },
      {
        title: 'Find the real fault',
        text: 'Dropped hinges, a weak closer and a moved strike all look like a bad bar. Each is checked before parts are named.',
      },
      {
        title: 'Adjust or repair',
        text: 'Rods are reset, strikes shimmed, springs and latch parts swapped. Many devices live on with a small part.',
      },
      {
        title: 'Replace when it must be',
        text: 'The new device is picked by door width, fire label, single or double door, and the outside trim you want: none, a pull, or a lever with a cylinder.',
      },
      {
        title: 'Push test',
        text: 'Slow push, hard push, push near each end. Then the door must close by itself and latch, many times in a row.',
      },
    ],
  },
  price: {
    heading: 'What decides the cost of exit hardware',
    paragraphs: [
      'Adjusting a strike is a small job. A rod device on a pair of doors is a large one. Between the two, cost follows the kind of device, the fire label, outside trim, alarms or electric release, and repairs to a kicked or rusted door.',
      'Parts for an older device may have to be ordered, if they are still made. Ask what a repair would come to and what a new device would, then choose before work is begun.',
    ],
  },
  ready: {
    heading: 'Details that help us come prepared',
    items: [
      'A photo of the bar, its end cap, and the latch side of the frame.',
      'The label on the hinge edge of the door, if there is one. It shows a fire rating.',
      'An inspection note, word for word, if that is why you called.',
      'Your ID and your role: owner, tenant, manager, or someone they have authorized.',
      'The code or contact to silence an exit alarm during testing.',
    ],
  },
  questions: [
    {
      question: 'May we chain an exit at night?',
      answer:
        'While people may be inside, an exit should never be chained. Ask about an outside trim that locks, a stronger latch guard, or an alarmed bar. They keep people out without keeping anyone in.',
    },
    {
      question: 'Does my door need a panic bar at all?',
      answer:
        'That depends on what the space is used for and how many people it holds. The building department or fire official decides. A locksmith fits what they ask for.',
    },
    {
      question: 'Can staff come back in by that door?',
      answer:
        'Yes, with a cylinder and lever outside, or a keypad. An exit-only door has a blank face and no way in.',
    },
  ],
  related: [
    '/services/commercial-locksmith/access-control',
    '/services/commercial-locksmith/lock-replacement',
    '/services/emergency-locksmith/business-lockout',
    '/service-areas/jersey-city',
  ],
};
