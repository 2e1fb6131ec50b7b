import type { ServiceCopy } from '../../../../registry/copy.ts';

export const carKeyReplacement: ServiceCopy = {
  title: 'Car Key Replacement in Hudson County, NJ',
  description:
    'Lost your car keys? How we make a new key at the car, why the chip matters, what changes when all keys are lost, and what to have ready.',
  keywords: [
    'car key replacement',
    'lost car key',
    'all keys lost',
    'transponder key',
    'smart key replacement',
    'auto locksmith North Bergen',
  ],
  heading: 'Car key replacement',
  lead: "You've lost your only car key. For many cars, we can make a new one right where it's parked, without the old key.",
  modified: '2026-11-25',
  picture: {
    name: 'car-key-replacement',
    alt: 'The blade of a car key in a decoder, which reads the depth of each cut from a scale',
  },
  what: {
    heading: 'Why a new car key needs a blade and a chip',
    paragraphs: [
      "A modern car checks your key twice. First the blade has to work the locks. Then the immobilizer, which is part of the car's electronics, has to recognize a chip in the head of the key. Without that chip the engine may crank and stop, or do nothing. Chips became common in the late 1990s. Many older cars need only the blade.",
      "So making a new key is two jobs. We'll find the right cuts and cut the blade, then program the chip to the car. Smart keys, the kind you keep in your pocket, still have a small blade inside for the door, and the rest works by radio.",
      "If no key works, locksmiths call it all keys lost. It takes more work than adding a key to one you have. Some models need a security code, and some make the programming tool wait. A few need a part that has to be ordered, or the dealer. We'll try to tell you that on the phone.",
    ],
  },
  when: {
    heading: 'When do you need a new car key?',
    items: [
      "All your keys are gone and you can't move the car.",
      'Someone stole your bag with your key and your address in it.',
      'The used car you bought came with one key, and it works only sometimes.',
      'The key cracked open and the chip fell out.',
      "Your smart key went through the wash and the car doesn't see it anymore.",
    ],
  },
  how: {
    heading: 'Can you make a car key without the original?',
    steps: [
      {
        title: "Check that it's your car",
        text: "Before we make a key, we'll check your ID against the registration or title, and those against the VIN on the dashboard.",
      },
      {
        title: 'Find the cuts',
        text: "Sometimes there's a key code for the VIN. If not, we'll read the door lock with a special tool. If that doesn't work either, we'll take a lock out and read it.",
      },
      {
        title: 'Cut the blade',
        text: "We'll cut a new blank to the factory pattern and try it in the door before we try it in the ignition.",
      },
      {
        title: 'Program the chip',
        text: "We'll plug a tool into the car's diagnostic port and register the chip. The buttons may have to be programmed separately.",
      },
      {
        title: 'Delete the lost keys',
        text: 'On most chip systems we can delete missing keys, so they no longer start the engine. Ask for this if your key was stolen.',
      },
    ],
  },
  price: {
    heading: 'How much does a new car key cost?',
    paragraphs: [
      'The year and model come first, because they decide the kind of key: plain blade, chip key, remote key or smart key. Some of those cost far more than others. After that it depends on whether you have a working key and whether a lock has to come out. It can cost more late at night or farther out.',
      'Tell us all that on the first call, and ask for one price with the key, the cutting and the programming in it before you decide.',
    ],
  },
  ready: {
    heading: 'What do you need to replace a car key?',
    items: [
      'The year, make and model. The form asks for all three.',
      "The answer to 'All Keys Lost?', which is no if even one key still starts the car.",
      'The registration or title, and a photo ID in the same name. For a rental, lease or company car, the owner has to say yes.',
      "The VIN, which you can read through the windshield on the driver's side.",
      "Where it's parked, with the garage level and the height limit.",
    ],
  },
  questions: [
    {
      question: 'Do I need to have the car towed?',
      answer:
        'Usually not. We work right at the car. A low garage, a dead battery or a locked-up electronic system can change that.',
    },
    {
      question: 'What if my registration is locked in the car?',
      answer:
        "Show us your ID first, and a photo of the registration if you have one. As soon as the door is open we'll check the registration itself, and then make the key.",
    },
    {
      question: 'Will the lost key still open the door?',
      answer:
        'The blade will still turn the door lock. Deleting the chip only stops it from starting the engine. If that worries you, ask us about rekeying the door.',
    },
  ],
  related: [
    '/services/auto-locksmith/car-key-duplicate',
    '/services/auto-locksmith/key-fob-programming',
    '/services/emergency-locksmith/car-lockout',
    '/service-areas/north-bergen',
  ],
};
