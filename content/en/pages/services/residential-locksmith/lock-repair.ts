import type { ServiceCopy } from '../../../../registry/copy.ts';

export const lockRepair: ServiceCopy = {
  title: 'Door Lock Repair in Hudson County, NJ',
  description:
    "Key sticks, bolt drags, latch won't catch? Often it's the door, not the lock. How we find the cause, and when a repair isn't worth it.",
  keywords: [
    'door lock repair',
    'key stuck in lock',
    "deadbolt won't turn",
    'latch not catching',
    'mortise lock repair',
  ],
  heading: 'Lock repair',
  lead: "A lock that sticks today can lock you out next week. Don't force it. Note what it does, and have it looked at.",
  modified: '2026-11-25',
  picture: {
    name: 'lock-repair',
    alt: 'A door lever taken apart: handle, latch, spring and screws beside a screwdriver',
  },
  what: {
    heading: 'Why does my lock stick?',
    paragraphs: [
      "Often the lock isn't to blame. Hinges get loose, wood swells in July and shrinks in January, buildings settle, and a bolt that used to slide right in now scrapes the plate. So start with a simple test: does the lock work with the door open?",
      "If it does, the door or the strike plate needs work. If it doesn't, the problem is inside the lock: dirt, a worn spring, a bent part or a loose screw. Most of these can be fixed without buying a new lock.",
    ],
  },
  when: {
    heading: 'Common lock problems, and what they usually mean',
    items: [
      "You have to lift or push the door to lock it: the bolt and the frame don't line up.",
      'You have to jiggle the key: the key or the pins are worn.',
      'The key goes in only halfway: dirt, or a piece of an old key.',
      'The knob spins and nothing happens: a part behind it broke or came loose.',
      'The latch stays in when you let go of the handle: a broken spring.',
      'It works from inside but not with the key: the link between the keyhole and the bolt.',
    ],
  },
  how: {
    heading: 'How we repair a lock',
    steps: [
      {
        title: 'Ask and test',
        text: "We'll ask when it started, if it's worse in wet weather, and if all your keys stick. A copy made from a copy is a common cause, and it's easy to check.",
      },
      {
        title: 'Fix the door',
        text: 'Longer hinge screws can pull a sagging door back up. We can move the strike plate, or file its opening a little wider.',
      },
      {
        title: 'Open the lock',
        text: "We'll pull out broken pieces with thin tools, clean the lock and use a dry lubricant. We'll replace worn springs and screws if the parts can still be bought.",
      },
      {
        title: "Tell you when it's not worth it",
        text: "If the case is cracked or nobody makes the part anymore, we'll tell you a new lock makes more sense. It's your call.",
      },
    ],
  },
  price: {
    heading: 'How much does lock repair cost?',
    paragraphs: [
      "Moving a strike plate is a small job, and rebuilding an old mortise lock is a big one. It depends on what's wrong and whether we can get parts, and it can cost more late at night or farther out. We can't give you an exact price until we've seen it. When we know what's wrong, we'll tell you what the fix costs, and we won't take anything apart until you say yes.",
    ],
  },
  ready: {
    heading: 'What to have ready for a lock repair',
    items: [
      'A short video of the problem, in case the lock behaves when we get there.',
      'What you see on the edge of the door: one bolt or two, a short plate or a tall one.',
      'Every key you have for it. The oldest one may be the best cut.',
      'Any name stamped on the lock or the key.',
      "Your ID and something with your address, even though you're already inside.",
      "The building's okay, if the door opens onto a shared hallway.",
    ],
  },
  questions: [
    {
      question: 'Can I spray household oil in a lock?',
      answer:
        "It may help for a while, but then it collects dust and turns to paste. Use graphite or another dry lubricant, just a little, and don't mix two kinds.",
    },
    {
      question: 'How do I get a broken key out of a lock?',
      answer:
        'Leave it there. Glue, tweezers and the other half tend to push it deeper. Keep the piece you have, because we can often make a new key from the two.',
    },
    {
      question: 'Why does my lock stick only in summer?',
      answer:
        'Damp air makes wood swell, and the bolt rubs on one side of the hole. Moving the strike plate a little usually fixes it all year.',
    },
    {
      question: 'Is a hundred-year-old lock worth keeping?',
      answer:
        'Often it is. Old mortise locks are built heavy, and the problem may only be a spring we can match or make. You can add a new deadbolt above it for security.',
    },
  ],
  related: [
    '/services/residential-locksmith/lock-replacement',
    '/services/emergency-locksmith/house-lockout',
    '/service-areas/west-new-york',
  ],
};
