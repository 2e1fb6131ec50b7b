import { business } from '../../facts/business.ts';
import { ownerQuestions } from '../../owner/owner-questions.ts';
import type { PageCopy, Question } from '../../registry/copy.ts';
import { tripFeeWords } from '../../registry/stated-facts.ts';
import { commonQuestions } from './shared/common-questions.ts';

interface QuestionGroup {
  id: string;
  heading: string;
  questions: readonly (Question & { id: string })[];
}

interface FaqCopy extends PageCopy {
  /** The accessible name of the links to the groups. */
  groupsLabel: string;
  groups: readonly QuestionGroup[];
  /** Paths of related pages. */
  related: readonly string[];
}

/** Every question with its answer, in groups. */
export const faq: FaqCopy = {
  title: 'Locksmith Questions, Answered | Locksmith & Security',
  description:
    'How much a lockout costs, when to rekey, what to do about lost car keys, what proof you need and what happens to your details: plain answers.',
  keywords: [
    'locksmith questions',
    'locksmith prices North Bergen',
    'rekey or replace locks',
    'lost car keys',
    'proof of ownership locksmith',
  ],
  heading: 'Frequently asked questions',
  lead: "Here are short answers to common questions. If yours isn't here, call us and ask.",
  modified: '2026-11-25',
  groupsLabel: 'Groups of questions',
  related: [
    '/how-to-spot-a-locksmith-scam',
    '/services/emergency-locksmith/house-lockout',
    '/services/auto-locksmith/car-key-replacement',
  ],
  groups: [
    {
      id: 'calling',
      heading: 'Calling and booking',
      questions: [
        { id: 'call-or-form', ...commonQuestions['call-or-form'] },
        {
          id: 'open-hours',
          question: 'Are you open at night and on holidays?',
          answer:
            'Yes, emergency service runs 24 hours a day, 7 days a week, weekends and holidays included. It can cost more late at night, so if the job can wait until morning, tell us and ask for both prices.',
        },
        {
          id: 'what-to-say',
          question: 'What should I tell you when I call?',
          answer:
            "Start with where you are, and a cross street if you know one. Then tell us what's locked, what happened to the key, and what the lock looks like: a knob, a deadbolt, a keypad, a padlock. For a car, give us the year, make and model. If there's a gate code or a doorman, we need to know that too.",
        },
        {
          id: 'after-form',
          question: 'What happens after I send a request online?',
          answer:
            "The site saves your request and emails it to us. You'll see a reference number on the screen, and if you gave us an email address, you'll get a short confirmation. Then we'll call or email you about the work, the time and the price. Nothing is set until you've talked to us.",
        },
        {
          id: 'towns',
          question: 'Which towns do you serve?',
          answer:
            "Eight towns in northern New Jersey: North Bergen, where we're based, and Union City, West New York, Guttenberg, Weehawken, Jersey City, Hoboken and Secaucus. If you're a block over the town line, call and ask if we can come to you.",
        },
        ...(ownerQuestions.calling ?? []),
      ],
    },
    {
      id: 'prices',
      heading: 'Prices',
      questions: [
        { id: 'lockout-price', ...commonQuestions['lockout-price'] },
        {
          id: 'installation-price',
          question: 'How much does it cost to install a new lock?',
          answer:
            "Lock installation starts at $99, which is a starting price. The lock you pick makes the biggest difference. It can also cost more if the door or frame is in bad shape or needs new holes, if you have several doors, or late at night. Tell us what's on the door today, and ask for the full price before we start.",
        },
        {
          id: 'price-before-work',
          question: 'When will I know the exact price?',
          answer: `On the phone, we'll tell you what the work probably is and what could change the price. At the door, when we've seen the lock, we'll give you the price for the job. Then you decide, and it's fine to say no. ${tripFeeWords}`,
        },
        {
          id: 'price-changes',
          question: 'Can the price change at the door?',
          answer:
            "It can, mostly because of the lock itself. A high-security cylinder, a broken key inside, a bent bolt or a swollen door all add work. So does a bad part nobody could see from outside. If we find something like that, we'll stop, show you, and agree on the new price with you before we go on.",
        },
        ...(ownerQuestions.prices ?? []),
      ],
    },
    {
      id: 'lockouts',
      heading: 'Locked out',
      questions: [
        {
          id: 'child-or-pet',
          question: 'Who do I call if a child or a pet is locked in?',
          answer:
            "Call 911 first if anyone inside could be in danger: a child, a pet in a hot or cold car, someone who's sick, or a stove that's on. First responders will break in if they have to. Call us after that, and we can take care of the lock.",
        },
        { id: 'drilling', ...commonQuestions.drilling },
        {
          id: 'key-broken',
          question: 'What should I do if my key breaks off in the lock?',
          answer:
            "Leave the broken piece where it is. Glue, or pushing another key in, makes it harder to get out. Keep the other half, since the two together often show the cuts for a new key. We'll pull the piece out with a thin extractor and test the lock before we cut a copy.",
        },
        {
          id: 'renting',
          question: 'Can you let me in if I rent my apartment?',
          answer:
            'Yes, if you can show that you live there: photo ID with that address, a lease, or mail in your name. Getting in is one thing, but changing the lock is another. Your landlord may have to agree to that, so ask them or the building manager first.',
        },
        {
          id: 'storage-lockout',
          question: 'Can you open my storage unit?',
          answer:
            "Yes, with proof that you rent it, like the rental agreement and a photo ID that matches. Talk to the facility first. Many want to be there or sign off on it. A disc lock is built to resist picking, so we may have to cut it, and then you'll need a new one.",
        },
      ],
    },
    {
      id: 'homes-and-businesses',
      heading: 'Locks at home and at work',
      questions: [
        { id: 'rekey-or-replace', ...commonQuestions['rekey-or-replace'] },
        {
          id: 'one-key',
          question: 'Can one key open all my doors?',
          answer:
            "Often it can. If the locks take the same type of key, we can key them alike, so one key works front, back and side. If they don't, a cylinder has to be swapped. Lay your keys side by side: if the grooves along the blades match, that's a good sign.",
        },
        {
          id: 'just-moved',
          question: 'Should I rekey the locks when I move in?',
          answer:
            "Yes, assume there are copies out there. Earlier owners, their cleaners, neighbors and contractors may each have had one. Have every outside door rekeyed, so the old copies stop working and your locks stay on the doors. Don't forget the side door, the basement door and the gate.",
        },
        {
          id: 'staff-keys',
          question: 'What if someone left and kept a key to my shop?',
          answer:
            'Rekey the locks that key opened, and write down who gets a new one. If it was a master key, every cylinder under that master has to be changed. If people come and go often, ask us about access control: you delete a lost card, and the door stays as it is.',
        },
        {
          id: 'master-key',
          question: 'How does a master key system work?',
          answer:
            "We set each lock so that two keys turn it: its own key and the master. A staff key opens one room, and a manager's key opens a floor or the whole building. It starts on paper, with a list of doors and who can open them. A good plan leaves room for doors you add later.",
        },
        {
          id: 'exit-door',
          question: 'Can I put an extra lock on my exit door?',
          answer:
            'Check with your local fire official or building department first. A marked exit normally has to open from the inside with one motion and no key, and a bolt or padlock can trap people. An exit device with outside trim locks the door from the street, and people inside can still get out.',
        },
      ],
    },
    {
      id: 'cars',
      heading: 'Car keys and ignitions',
      questions: [
        { id: 'car-keys-lost', ...commonQuestions['car-keys-lost'] },
        {
          id: 'chip-key',
          question: 'Why does my copied key open the door but not start the car?',
          answer:
            "The blade is right, but the chip is missing or the car doesn't know it. Most cars of the last few decades check for a chip in the head of the key, and won't run without one they know. You need a key with the right chip, cut and then programmed to that car.",
        },
        {
          id: 'duplicate-or-replacement',
          question: 'Is a duplicate the same as a replacement?',
          answer:
            "No, a duplicate comes from a key that still works, so we have the cuts and a chip the car knows. A replacement is for a key that's lost, broken or stolen, so we have to find the cuts another way. Getting a spare while you still have a key is the simpler job.",
        },
        {
          id: 'ignition-stuck',
          question: "Why won't my key turn in the ignition?",
          answer:
            "It may not be broken. Make sure the car is in Park, then rock the steering wheel gently while you try the key, because the steering lock can hold it. Then try your spare. If the spare turns, the first key is worn. If it doesn't, stop there. Force can snap the key, and the ignition needs work.",
        },
      ],
    },
    {
      id: 'trust',
      heading: 'License, identification and your details',
      questions: [
        {
          id: 'licensed',
          question: 'Are you licensed and insured?',
          answer: `Yes, we're both, and we work under NJ license #${business.license}. You'll find it at the bottom of every page, and you can ask the locksmith at your door to confirm it.`,
        },
        { id: 'proof', ...commonQuestions.proof },
        {
          id: 'my-details',
          question: 'What do you do with the details I send you?',
          answer:
            "We use them to do the job you asked for, and to learn which advertising works. The site stores them and emails them to us. We don't sell your information, and there's no account to create. Call or email us to get a copy or have them deleted. You'll find every item in the privacy policy.",
        },
        ...(ownerQuestions.trust ?? []),
      ],
    },
  ],
};
