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
  lead: "You've lost your only car key. For many cars we can make a new one right at the car, without the old key.",
  modified: '2026-11-22',
  picture: {
    name: 'car-key-replacement',
    alt: 'The blade of a car key in a decoder, which reads the depth of each cut from a scale',
  },
  what: {
    heading: 'A new key has two parts: blade and chip',
    paragraphs: [
      "A modern car checks your key twice. First the blade has to work the locks. Then the immobilizer, which is part of the car's electronics, has to recognize a chip in the head of the key. Without that chip the engine may crank and stop, or do nothing. Chips became common in the late 1990s. Many older cars need just the blade.",
      'So making a new key is two jobs. We find the right cuts and cut the blade, then we program the chip to the car. Smart keys, the kind you keep in your pocket, still have a small blade inside for the door. The rest works by radio.',
      'If no key works, locksmiths call it all keys lost. It takes more work than adding a key to one you have. Some models need a security code. Some make the programming tool wait. A few need a part that has to be ordered, or the dealer. We try to tell you that on the phone.',
    ],
  },
  when: {
    heading: 'Lost, stolen, broken or soaked',
    items: [
      "All your keys are gone and you can't move the car.",
      'Someone stole your bag with your key and your address in it.',
      'The used car you bought came with one key, and it works only sometimes.',
      'The key cracked open and the chip fell out.',
      "Your smart key went through the wash and the car doesn't see it anymore.",
    ],
  },
  how: {
    heading: 'How we make a key with nothing to copy',
    steps: [
      {
        title: "Check that it's your car",
        text: 'Before we make a key, we check your ID against the registration or title, and those papers against the VIN on the dashboard.',
      },
      {
        title: 'Find the cuts',
        text: "Sometimes there's a key code for the VIN. If not, we read the door lock with a special tool. If that doesn't work either, we take a lock out and read it.",
      },
      {
        title: 'Cut the blade',
        text: 'We cut a new blank to the factory pattern and try it in the door before we try it in the ignition.',
      },
      {
        title: 'Program the chip',
        text: "We plug a tool into the car's diagnostic port and register the chip. The buttons may have to be programmed separately.",
      },
      {
        title: 'Delete the lost keys',
        text: 'On most chip systems we can delete missing keys, so they no longer start the engine. Ask for this if your key was stolen.',
      },
    ],
  },
  price: {
    heading: 'What a replacement key costs',
    paragraphs: [
      "The year and model come first, because they decide the kind of key: plain blade, chip key, remote key or smart key. Some of those cost far more than others. After that it's whether you have a working key, whether a lock has to come out, distance and late hours.",
      'Tell us all that on the first call, and ask for one price with the key, the cutting and the programming in it. Then decide.',
    ],
  },
  ready: {
    heading: 'Have this when you call or book',
    items: [
      'Year, make and model. The form asks for all three.',
      "The answer to 'All Keys Lost?'. Say no if even one key still starts the car.",
      'The registration or title, and a photo ID in the same name. For a rental, lease or company car, the owner has to say yes.',
      "The VIN. You can read it through the windshield on the driver's side.",
      "Where it's parked, with the garage level and the height limit.",
    ],
  },
  questions: [
    {
      question: 'Do I need a tow?',
      answer:
        'Usually not, because we work right at the car. A low garage, a dead battery or a locked-up electronic system can change that.',
    },
    {
      question: 'My registration is in the locked car. What now?',
      answer:
        'Show us your ID first, and a photo of the registration if you have one. As soon as the door is open we check the registration itself. Then we make the key.',
    },
    {
      question: 'Will the lost key still open the door?',
      answer:
        'The blade will. Deleting the chip stops it from starting the engine, but the metal still turns the door lock. If that worries you, ask us about rekeying the door.',
    },
  ],
  related: [
    '/services/auto-locksmith/car-key-duplicate',
    '/services/auto-locksmith/key-fob-programming',
    '/services/emergency-locksmith/car-lockout',
    '/service-areas/north-bergen',
  ],
};
