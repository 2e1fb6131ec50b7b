import type { ServiceCopy } from '../../copy.ts';

export const accessControl: ServiceCopy = {
  title: 'Door Access Control in Hudson County, NJ',
  description:
    'Keypads, fobs and electric strikes explained: what each door part does, what happens when the power fails, and what to decide before installation.',
  keywords: [
    'access control',
    'electric strike',
    'keypad door lock',
    'fob entry',
    'magnetic lock',
    'fail secure',
    'office entry system',
  ],
  heading: 'Access Control',
  lead: 'Let a code, card or phone open the door instead of a metal key. When someone leaves, you delete one entry, and every lock stays as it is.',
  modified: '2026-11-20',
  picture: {
    name: 'access-control',
    alt: 'A lit keypad on the wall beside an office door',
  },
  what: {
    heading: 'The four parts of an electronic door',
    paragraphs: [
      'Something proves who you are: a code, a card, a fob, a phone. A reader or keypad takes it in. A controller decides yes or no. An electric lock carries out the answer.',
      'The simplest kind puts all four into one keypad lever that runs on batteries. It suits a single staff door. Larger systems join many doors to one list of users, keep a log of entries, and follow a timetable, such as open at nine and locked at five.',
      'The lock part matters most. An electric strike replaces the plate in the frame and lets the latch swing free. An electrified lock or exit bar does the work inside the door. A magnetic lock holds by force alone, needs power the entire time, and needs safe ways to let go.',
    ],
  },
  when: {
    heading: 'Is it worth wiring your door?',
    intro:
      'A key still wins on a door that three people use. These are the cases where electronics earn their keep:',
    items: [
      'Staff come and go often, and rekeying has become a habit.',
      'You need to know who entered the stockroom, and at what hour.',
      'Cleaners or couriers should get in on set days only.',
      'A lobby should unlock for visitors from the desk.',
      "Managers don't want to drive over just to open up.",
    ],
  },
  how: {
    heading: 'Planning, wiring and the power-off test',
    steps: [
      {
        title: 'Survey the opening',
        text: "Frame material, latch, closer, fire label, and a path for cable. A door that doesn't close by itself is fixed first, since no system can lock an open door.",
      },
      {
        title: 'Choose what happens without power',
        text: 'Fail-secure stays locked outside when current stops. Fail-safe unlocks. In both cases people inside must be able to leave, normally with the lever or bar.',
      },
      {
        title: 'Fit the hardware',
        text: 'The strike or lock goes in, then the reader, the supply with its backup battery, and any exit button or sensor.',
      },
      {
        title: 'Enroll the users',
        text: 'Each person gets their own code or fob. Shared codes make the log worthless. The factory code is erased.',
      },
      {
        title: 'Pull the plug',
        text: 'The system is tested with wall power off, on battery, with the alarm where it is connected, and with the override key.',
      },
    ],
  },
  price: {
    heading: 'Where the money goes',
    paragraphs: [
      'One battery keypad sits at the low end. Cost climbs with each wired door, the kind of electric lock, cable runs through finished walls, glass or fire-rated doors, readers with encrypted cards, and software that charges a monthly fee.',
      "Ask about those running fees as well as the installation. Ask, too, what is excluded: new power outlets, for example, are an electrician's work. Have it in writing before you agree.",
    ],
  },
  ready: {
    heading: 'Questions to answer before we talk',
    items: [
      'How many doors, and how many people for each?',
      'Which hours should a door stand unlocked, if any?',
      'Do you own the door? In a shared building, the manager has to be asked.',
      'Is there a fire alarm panel, an intercom or a camera it must work with?',
      'Who will add and delete users, and who steps in when that person is away?',
      'On the day: photo ID and proof of your authority over the premises.',
    ],
  },
  questions: [
    {
      question: 'Are we locked out in a blackout?',
      answer:
        "Not if it's planned. A backup battery carries the system for a time, and a keyed override lets you in after that. Keep that key outside the building.",
    },
    {
      question: 'Can a fob be copied?',
      answer:
        "Older low-frequency fobs can be cloned with cheap tools. Encrypted types are much harder. It's a reason to pay attention to the reader you choose.",
    },
    {
      question: 'Do magnetic locks need a permit?',
      answer:
        'They may. Because they can hold people in, many places want sensors, release buttons, a link to the fire alarm, or an inspection. Check with the building department first.',
    },
    {
      question: 'Does it need the internet?',
      answer:
        'No. A stand-alone lock needs none, and most controllers keep working from memory when a connection drops. Remote unlocking does need one.',
    },
  ],
  related: [
    '/services/commercial-locksmith/emergency-exit-device',
    '/services/commercial-locksmith/master-key',
    '/services/commercial-locksmith/lock-rekey',
    '/service-areas/weehawken',
  ],
};
