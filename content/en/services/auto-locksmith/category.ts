import type { CategoryCopy } from '../../copy.ts';

export const autoCategory: CategoryCopy = {
  title: 'Auto Locksmith in Hudson County, NJ',
  description:
    'Car keys replaced, copied, cut and programmed, and ignition locks repaired, in North Bergen and seven nearby towns. Licensed, insured, open 24/7.',
  keywords: [
    'auto locksmith',
    'car locksmith North Bergen',
    'automotive locksmith NJ',
    'car keys',
    'ignition repair',
    '24/7 auto locksmith',
  ],
  heading: 'Automotive Locksmith Services',
  lead: 'Five jobs around the keys and locks of a car. Pick the one that sounds like your trouble, or call and describe it.',
  modified: '2026-11-20',
  picture: {
    name: 'auto-locksmith',
    alt: 'A car key with three buttons on its remote and a blade cut on both edges',
  },
  passages: [
    {
      heading: 'A car key is metal, chip and radio',
      paragraphs: [
        "It helps to know what's in your hand. The blade works the locks. The chip in the head lets the engine run. The buttons, if there are any, speak to the doors by radio. Each part can fail on its own, and each is a different job. A key that opens the car but can't start it usually has a chip problem. A key that clicks the locks yet won't turn has a blade or a lock problem.",
        'Cars from before the late 1990s may have metal only. Newer ones may hide the blade inside a fob and start at the push of a button. So the first thing anybody asks you is the year, the make and the model.',
      ],
    },
    {
      heading: 'Where the work is done',
      paragraphs: [
        'Most of it happens at the vehicle: on a street in Hoboken, on a hill in North Bergen, outside a warehouse in Secaucus. Tell us about ramps, low ceilings, gates and parking rules, and set the car where its doors can open. Programming also needs a car battery in good health.',
        "Some vehicles are beyond work at the curb. A model may need a part that only its maker supplies, or electronics opened on a bench. When that's so, you should learn it in the call and not in the parking lot.",
      ],
    },
    {
      heading: 'Whose car is it?',
      paragraphs: [
        'We have to ask, each time, even for a spare. Have your registration or title, the VIN, and a photo ID that agrees with them. If the name differs because a relative, an employer or a leasing firm owns the car, arrange their consent beforehand. No papers means no key, and a car owner should be glad of it.',
        'Costs follow the type of key, the model, what is left to copy from, the place and the hour. Ask for the price first. You can still say no before the job begins.',
      ],
    },
  ],
  choose: {
    heading: 'Which key job is yours?',
    items: [
      'No key left, or the only one was stolen: car key replacement.',
      'One key works and you want another: car key duplicate.',
      'The fob is new or has gone silent, and its battery is fresh: key fob programming.',
      'The blade is blank, bent, worn or broken: car key cutting.',
      'A good key will not turn, or will not come out: ignition lock cylinder repair.',
      "The keys are lying on the seat: that's a car lockout, under emergency services.",
    ],
  },
  services: {
    'car-key-replacement':
      'A new key made for the vehicle when the old one is lost, stolen or past saving.',
    'key-fob-programming':
      'Remotes, chips and proximity fobs taught to the car, and missing ones deleted.',
    'car-key-duplicate':
      'A second key made from a working first, as a plain blade or a full spare.',
    'car-key-cutting':
      'Edge-cut and laser-cut blades, by code or from your sample, on our blank or yours.',
    'ignition-lock-cylinder': 'Worn, jammed or forced ignition locks freed, rebuilt or replaced.',
  },
  questions: [
    {
      question: 'What does the booking form want to know about my car?',
      answer:
        'Year, make and model for every car service. For a replacement it also asks if all keys are lost. For fob programming and cutting it asks if you have an unused, uncut key that matches.',
    },
    {
      question: 'Is the dealer the only one who can make my key?',
      answer:
        "For most cars, no. For some recent models or rare makes it may be. Give the model and year and you'll get a straight answer.",
    },
    {
      question: "What if the car isn't at my home?",
      answer:
        'Then give the place where it stands as the service address. Put the garage level, the row or the nearest entrance in the notes.',
    },
  ],
};
