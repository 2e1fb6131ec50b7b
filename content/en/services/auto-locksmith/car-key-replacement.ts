import type { ServiceCopy } from '../../copy.ts';

export const carKeyReplacement: ServiceCopy = {
  title: 'Car Key Replacement in Hudson County, NJ',
  description:
    'Lost your car keys? How a new key is made from the car itself, why the chip matters, what changes when all keys are gone, and which papers to bring.',
  keywords: [
    'car key replacement',
    'lost car key',
    'all keys lost',
    'transponder key',
    'smart key replacement',
    'auto locksmith North Bergen',
  ],
  heading: 'Car Key Replacement',
  lead: 'The key is gone, and the car is where you left it. In many cases a new one can be made beside the car, without the old key to copy.',
  modified: '2026-11-20',
  picture: {
    name: 'car-key-replacement',
    alt: 'A new car key with a remote behind an old, worn brass key',
  },
  what: {
    heading: 'Two locks to satisfy: metal and electronic',
    paragraphs: [
      "A modern car checks a key twice. First the blade must lift the wafers in the door and ignition. Then the immobilizer, a part of the car's electronics, must recognize a chip in the key's head. Without that chip the engine may crank and stop, or do nothing. Chips became common in the late 1990s. Many older cars need the blade alone.",
      'So a replacement is two jobs. The pattern of the blade is found and cut, and the chip is introduced to the car. Smart keys, the kind you leave in your pocket, still hide a small blade for the door, and the rest of their work is done by radio.',
      'When no working key is left, the trade calls it all keys lost. It takes more than adding a key to one you have, because the car has no trusted key to vouch for the newcomer. Some models want a security code. Some make the programming tool wait. For a few, parts must be ordered or the dealer must be involved, and you should hear that on the phone.',
    ],
  },
  when: {
    heading: 'Lost, stolen, broken or drowned',
    items: [
      "Every key has gone missing and the car won't move without one.",
      'A bag was stolen with your key and your address in it.',
      'A used car came with one key that works only now and then.',
      'The head has cracked and the chip has fallen out.',
      'A smart key went through the wash and the car no longer sees it.',
    ],
  },
  how: {
    heading: 'Making a key with nothing to copy',
    steps: [
      {
        title: 'Check the owner',
        text: "Your ID is compared with the car's papers and the VIN on the dashboard. This comes before a key is made.",
      },
      {
        title: 'Find the cuts',
        text: 'They can come from a key code for the VIN, where one can be obtained, or be read from the door lock with a decoding tool. Failing both, a lock is taken out and read.',
      },
      {
        title: 'Cut the blade',
        text: 'A fresh blank is cut to the factory pattern, then tried in the door before it goes near the ignition.',
      },
      {
        title: 'Teach the car',
        text: 'A programming tool connects at the diagnostic socket and registers the chip. The remote buttons may need a separate round.',
      },
      {
        title: 'Erase what was lost',
        text: 'On most chip systems, missing keys can be struck off, so they no longer start the engine. Ask for this if there was a theft.',
      },
    ],
  },
  price: {
    heading: 'What goes into the price of a replacement key',
    paragraphs: [
      'Model and year come first, since they fix the kind of key: plain blade, chip key, remote head, or smart key. The cost of that blank differs a great deal. After that: whether any key still works, whether a lock must come out, where the car stands, and what hour it is.',
      'Give those facts in the first call and ask for a total with blank, cutting and programming in it. Decide then, before work starts.',
    ],
  },
  ready: {
    heading: 'Have this when you call or book',
    items: [
      'Year, make and model. The form asks for all three.',
      "The answer to 'All Keys Lost?'. Say no if one key, even a bad one, still starts the car.",
      "Registration or title, and photo ID in the same name. A rental, lease or company car needs the holder's permission.",
      "The VIN, visible through the windshield on the driver's side.",
      'Where it is parked, including the garage level and any height limit.',
    ],
  },
  questions: [
    {
      question: 'Must the car be towed?',
      answer:
        'Usually no, as the work happens at the vehicle. A low garage, a dead battery or a locked-down electronic system can change that.',
    },
    {
      question: 'My registration is inside the locked car. What now?',
      answer:
        'Show your ID first, and a photo of the registration if you have one. The papers are checked once the door is open, before a key is made.',
    },
    {
      question: 'Will the missing key still open the door?',
      answer:
        'Yes, its blade may. Erasing a chip stops the engine, not the metal. If that troubles you, ask about rekeying the door lock.',
    },
  ],
  related: [
    '/services/auto-locksmith/car-key-duplicate',
    '/services/auto-locksmith/key-fob-programming',
    '/services/emergency-locksmith/car-lockout',
    '/service-areas/north-bergen',
  ],
};
