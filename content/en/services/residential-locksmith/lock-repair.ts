import type { ServiceCopy } from '../../copy.ts';

export const lockRepair: ServiceCopy = {
  title: 'Door Lock Repair in Hudson County, NJ',
  description:
    "Key sticks, bolt drags, latch won't catch? Often the door is at fault, not the lock. How a locksmith finds the cause, and when repair is not worth it.",
  keywords: [
    'door lock repair',
    'key stuck in lock',
    "deadbolt won't turn",
    'latch not catching',
    'mortise lock repair',
  ],
  heading: 'Lock repair',
  lead: 'A lock that fights you today is the one that shuts you out next week. Stop forcing it, note what it does, and have it looked at.',
  modified: '2026-11-20',
  picture: {
    name: 'lock-repair',
    alt: 'A door lever taken apart: handle, latch, spring and screws beside a screwdriver',
  },
  what: {
    heading: 'Finding out what is really wrong',
    paragraphs: [
      'Much of the trouble blamed on locks sits elsewhere. Hinges loosen, wood swells in July and shrinks in January, buildings settle, and a bolt that once met its hole now scrapes the plate. So repair starts with a simple trial: does the lock work with the door open?',
      "If it does, the door or the strike needs attention. If it doesn't, the fault is inside: a dry or dirty cylinder, a tired spring, a bent tailpiece, a loose set screw. Most of these can be put right without buying a new lock.",
    ],
  },
  when: {
    heading: 'Symptoms and what they point to',
    items: [
      'You must lift or shove the door to lock it: the frame and bolt no longer line up.',
      'The key needs jiggling: a worn copy, or worn pins.',
      'It goes halfway in: grit, or a fragment of an older key.',
      'The knob spins and nothing moves: a part behind it has let go.',
      'The latch stays in when you release the handle: a broken return spring.',
      "The thumb-turn works but the key won't: the link between cylinder and bolt.",
    ],
  },
  how: {
    heading: 'A repair visit from start to finish',
    steps: [
      {
        title: 'Listen and test',
        text: 'When did it begin, does weather change it, does every copy misbehave? A key cut from a copy of a copy is a common culprit and easy to rule out.',
      },
      {
        title: 'Correct the door',
        text: 'Longer hinge screws can pull a sagging door up. The strike may be moved, or its opening eased a little with a file.',
      },
      {
        title: 'Open up the lock',
        text: 'A jammed fragment is drawn out with fine extractors. Cylinders are cleaned and given dry lubricant. Springs, cams and screws are renewed where they can be had.',
      },
      {
        title: 'Say when to stop',
        text: 'If the case is cracked, or the part is out of production, you hear that a replacement makes more sense. Which way to go is your choice.',
      },
    ],
  },
  price: {
    heading: 'Why two repairs rarely cost the same',
    paragraphs: [
      'Moving a strike plate is brief; rebuilding an antique mortise case is bench work. The fault sets the labor, the lock decides whether parts exist, and the clock and the miles do the rest. Until someone has seen it, nobody can be exact, so ask what the visit itself costs when you call, and what the cure will cost once the cause is known. Nothing is taken apart for repair until you have said yes.',
    ],
  },
  ready: {
    heading: 'Clues that help find the fault',
    items: [
      'A short video of the lock misbehaving, in case it behaves when we come.',
      "What you see at the door's edge: one bolt or two, and a narrow plate or a tall one.",
      'Every key that you have for it, including the oldest, which may be the best cut.',
      'Any name stamped on the edge plate or the key.',
      'ID and proof of address, as for any work on a locked door.',
      'Permission from the building if the door opens onto a shared hall.',
    ],
  },
  questions: [
    {
      question: 'Can I spray household oil into it?',
      answer:
        'It may loosen things for a while, then it gathers dust and turns to paste. Use a dry product such as graphite or PTFE, a small amount, and only one kind.',
    },
    {
      question: 'Half my key is stuck in the keyhole. What should I do?',
      answer:
        'Leave it. Glue, tweezers and the other half tend to push it deeper. Keep the piece in your hand, since a new key can often be worked out from the two.',
    },
    {
      question: 'Why does it stick only in summer?',
      answer:
        'Damp air makes wood swell and the bolt presses on one side of its hole. A small shift of the plate usually frees it for all seasons.',
    },
    {
      question: 'Is a century-old lock worth keeping?',
      answer:
        'Often, yes. Old mortise cases are heavily built, and the fault may be just a spring that can be made or matched. You can add a modern deadbolt above it for security.',
    },
  ],
  related: [
    '/services/residential-locksmith/lock-replacement',
    '/services/emergency-locksmith/house-lockout',
    '/service-areas/west-new-york',
  ],
};
