import type { ServiceCopy } from '../../../../registry/copy.ts';

export const accessControl: ServiceCopy = {
  title: 'Door Access Control in Hudson County, NJ',
  description:
    'Keypads, fobs and electric strikes explained: what each part does, what happens when the power is out, and what to decide before you install.',
  keywords: [
    'access control',
    'electric strike',
    'keypad door lock',
    'fob entry',
    'magnetic lock',
    'fail secure',
    'office entry system',
  ],
  heading: 'Access control',
  lead: "Open the door with a code, a card or a phone instead of a key. When someone leaves, you delete one name and don't touch the locks.",
  modified: '2026-11-25',
  picture: {
    name: 'access-control',
    alt: 'A lit keypad on the wall beside an office door',
  },
  what: {
    heading: 'How does access control work?',
    paragraphs: [
      'It has four parts. You carry or know something: a code, a card, a fob or a phone. A reader or keypad checks it, a controller decides yes or no, and an electric lock opens the door.',
      "The simplest kind is a keypad lever with all four parts in one, running on batteries. It's a good choice for one staff door. Bigger systems share one list of users across many doors, keep a log of who came in, and follow a schedule, like open at nine and locked at five.",
      'The lock is the part that matters most. An electric strike replaces the plate in the frame and lets the latch swing free. An electric lock or exit bar does that job inside the door. A magnetic lock holds the door with a magnet. It needs power all the time, and it needs safe ways to release.',
    ],
  },
  when: {
    heading: 'Do I need access control?',
    intro:
      "If three people use the door, a key is still the better deal. It's worth thinking about electronics when:",
    items: [
      'Staff come and go so often that you rekey all the time.',
      'You need to know who went into the stockroom, and when.',
      'Cleaners or delivery drivers should get in only on certain days.',
      'The front desk has to buzz visitors in.',
      "Managers don't want to drive over just to unlock a door.",
    ],
  },
  how: {
    heading: 'How we install access control',
    steps: [
      {
        title: 'Look at the door',
        text: "We'll check the frame, the latch, the closer, any fire label, and where a cable can run. If the door doesn't close by itself, we'll fix that first. No system can lock an open door.",
      },
      {
        title: 'Choose what happens in a power outage',
        text: 'Fail-secure means the outside stays locked, and fail-safe means it unlocks. Either way, people inside have to be able to get out, normally with the lever or the bar.',
      },
      {
        title: 'Install the parts',
        text: "We'll put in the strike or lock first, then the reader, the power supply with its backup battery, and any exit button or sensor.",
      },
      {
        title: 'Add the users',
        text: "Each person gets their own code or fob. If people share a code, the log can't tell you who came in. We'll also erase the factory code.",
      },
      {
        title: 'Pull the plug',
        text: "We'll cut the wall power and test it on the battery, with the fire alarm if there's one connected, and with the backup key.",
      },
    ],
  },
  price: {
    heading: 'How much does access control cost?',
    paragraphs: [
      "You'll pay the least for one battery keypad, and more for each wired door. Some kinds of electric lock cost more too, and so do cable through finished walls, glass or fire-rated doors, readers for encrypted cards, and software with a monthly fee.",
      "Ask about monthly fees as well as the installation, and ask what's not included. A new power outlet, for example, is a job for an electrician. Get the price in writing before you agree.",
    ],
  },
  ready: {
    heading: 'What to know before you install access control',
    items: [
      'How many doors, and how many people for each?',
      'What hours should a door stay unlocked, if any?',
      'Do you own the door, or do you have to ask the building manager first?',
      'Does it have to work with a fire alarm, an intercom or a camera?',
      "Who'll add and delete users, and who fills in for that person?",
      "Who'll meet us with a photo ID and something that shows they can decide for the business?",
    ],
  },
  questions: [
    {
      question: 'What happens if the power goes out?',
      answer:
        "You won't be locked out if you plan for it. A backup battery runs the system for a while, and after that, a backup key gets you in. Keep that key somewhere outside the building.",
    },
    {
      question: 'Can someone copy an office key fob?',
      answer:
        'Older, low-frequency fobs can be copied with cheap tools. Encrypted ones are much harder to copy. Keep that in mind when you choose the reader.',
    },
    {
      question: 'Do magnetic locks need a permit?',
      answer:
        "They may. A magnet can trap people, so many towns want sensors, a release button, a link to the fire alarm or an inspection. Check with your town's building department first.",
    },
    {
      question: 'Does access control need the internet?',
      answer:
        "A stand-alone lock doesn't, and most controllers keep working when the connection drops. You need internet only to unlock a door from far away.",
    },
  ],
  related: [
    '/services/commercial-locksmith/emergency-exit-device',
    '/services/commercial-locksmith/master-key',
    '/services/commercial-locksmith/lock-rekey',
    '/service-areas/weehawken',
  ],
};
