import type {
  ListPassage,
  PageCopy,
  Passage,
  Question,
  StepsPassage,
} from '../../registry/copy.ts';
import { proofRule } from './shared/proof.ts';

interface GuideCopy extends PageCopy {
  what: Passage;
  ask: StepsPassage;
  goodSigns: ListPassage;
  warnings: StepsPassage;
  afterward: StepsPassage;
  questions: readonly Question[];
  related: readonly string[];
}

/** General advice to the public. It must not single out a business or say that a license number proves anything. */
export const scamGuide: GuideCopy = {
  title: 'How to Spot a Locksmith Scam in New Jersey',
  description:
    'Locked out and calling a number you found online? Five questions to ask first, the warning signs at the door, and where to report a scam in New Jersey.',
  keywords: [
    'locksmith scam',
    'locksmith scam New Jersey',
    'how to choose a locksmith',
    'locksmith overcharged me',
    'report a locksmith NJ',
  ],
  heading: 'How to spot a locksmith scam in New Jersey',
  lead: "You're locked out and calling a number you found on your phone. Here's what to ask before anyone comes, what to watch for at the door, and what to do if it goes wrong.",
  modified: '2026-11-25',
  published: '2026-11-22',
  what: {
    heading: 'How the scam usually works',
    paragraphs: [
      "You find an ad with a very low price and a name that sounds local. The person on the phone won't say much about the business. Someone comes, says your lock is a special one, and wants several times the price you were told. By then you're cold, tired and in a hurry.",
      "That's what the scam counts on. A couple of minutes of questions before anyone drives out is your best protection.",
      "A low starting price isn't a scam by itself, and we have starting prices, too. What matters is that you know what could make you pay more, and that you agree to the full price before the work starts.",
    ],
  },
  ask: {
    heading: 'Five questions to ask on the phone',
    steps: [
      {
        title: "What's the legal name of your business?",
        text: 'Write it down. The same name should be on the website, the estimate and the receipt. If all you get is "locksmith service," ask again.',
      },
      {
        title: 'Where are you based?',
        text: 'You should get the name of a town. Anyone can put a local-sounding name on an ad.',
      },
      {
        title: "What's the price range, and when would I pay more?",
        text: "Describe the door or the car first. Nobody can know the exact price without seeing the lock, but they should tell you what it's likely to cost and what could change that.",
      },
      {
        title: 'Is there a trip fee if I say no?',
        text: "Ask before anyone heads out. That way you'll know what it costs you to turn down the price at the door.",
      },
      {
        title: 'Will you write the price down before you start?',
        text: "A line on paper or a text message is enough, and ask how you can pay while you're at it.",
      },
    ],
  },
  goodSigns: {
    heading: 'Good signs at the door',
    items: [
      'The name on the vehicle, the ID or the paperwork matches the one they gave you on the phone.',
      'The person shows you an ID when you ask.',
      'They ask for your ID too, and for something that shows the place or the car is yours.',
      'They look at the lock before they give you the price.',
      'You get the price in writing and say yes before a tool comes out.',
      'They try to open the lock before they talk about drilling it.',
      'You get a receipt that lists the work, the parts and the business name.',
    ],
  },
  warnings: {
    heading: 'Five warning signs',
    steps: [
      {
        title: 'The price jumps at the door',
        text: "You heard one price on the phone, and now it's several times that. There can be a good reason, like a second lock or a key broken off inside, so ask to see it. If no one can show you why, you can say no.",
      },
      {
        title: 'They want to drill first',
        text: 'A locksmith can usually open an ordinary lock without drilling. Drilling ruins the lock, and then you have to buy a new one. Sometimes it really is the only way, but it should come last, and they should tell you why before they do it.',
      },
      {
        title: 'Nobody will name the business',
        text: "No name on the phone, on paper or on the receipt means you can't call anyone if the lock fails next week.",
      },
      {
        title: 'Cash only, and no receipt',
        text: "Some small businesses like cash, and that's fine. But cash is hard to trace. Pay in a way that leaves a record, like a card, and get a receipt.",
      },
      {
        title: "You're rushed or pushed",
        text: "You can say no until you've agreed to a price. Take a minute to call a friend or a second locksmith. If someone threatens you or won't leave, call 911.",
      },
    ],
  },
  afterward: {
    heading: 'What to do if it happens to you',
    steps: [
      {
        title: 'Get it on paper',
        text: 'Ask for an itemized bill with the business name. Take photos of the bill and the lock, and keep the ad, the texts and the phone number you called.',
      },
      {
        title: 'Call your card company',
        text: 'If you paid by credit card and think the charge is wrong, ask how to dispute it.',
      },
      {
        title: 'Report it',
        text: 'File a complaint with the New Jersey Division of Consumer Affairs at njconsumeraffairs.gov. You can also report it to the Federal Trade Commission at reportfraud.ftc.gov.',
      },
      {
        title: 'Plan for next time',
        text: 'Pick a locksmith now, while you have time to compare, and save the number. Leave a spare key with someone you trust.',
      },
    ],
  },
  questions: [
    {
      question: 'Can the price change after the work starts?',
      answer:
        "It can, because sometimes nobody can see a problem from the outside. Then the work should stop until you've seen what they found, been told the new price and agreed to it.",
    },
    {
      question: 'How do I choose a locksmith before I need one?',
      answer:
        'Ask neighbors, your super or a real estate agent who they call. Call two or three with the same question and compare the answers. How someone answers tells you a lot.',
    },
    {
      question: 'How do I know that the right person is at my door?',
      answer:
        'Ask for something a stranger can\'t know. When you send us a request, its page shows two words after a locksmith has accepted it, like "copper lantern." Our locksmith will say them at your door, and a stranger who shows up can\'t. If the words are wrong, keep the door shut and call us.',
    },
    {
      question: 'Can I ask you the same questions?',
      answer:
        "Yes, please do, and then we'll have one for you. Before we open, rekey or make a key, we need to know it's yours. " +
        `${proofRule.ask} ${proofRule.lockedInside}`,
    },
  ],
  related: [
    '/services/emergency-locksmith/house-lockout',
    '/services/emergency-locksmith/car-lockout',
    '/services/residential-locksmith/lock-rekey',
  ],
};
