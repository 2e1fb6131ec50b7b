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
  /** Accessible name of the links to the groups. */
  groupsLabel: string;
  groups: readonly QuestionGroup[];
  /** Paths of related pages. */
  related: readonly string[];
}

/** Every question with its answer, in groups. */
export const faq: FaqCopy = {
  title: 'Locksmith Questions, Answered | Locksmith & Security',
  description:
    'Plain answers on lockouts, prices, rekeying, car keys, proof of ownership and what happens to your details. From a licensed North Bergen locksmith.',
  keywords: [
    'locksmith questions',
    'locksmith prices North Bergen',
    'rekey or replace locks',
    'lost car keys',
    'proof of ownership locksmith',
  ],
  heading: 'Frequently asked questions',
  lead: "Short answers to common questions. If yours isn't here, call us and ask.",
  modified: '2026-11-22',
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
            'Yes. Emergency service runs 24 hours a day, 7 days a week, weekends and holidays included. Late hours can raise the price. If the job can wait until morning, tell us and ask for both prices.',
        },
        {
          id: 'what-to-say',
          question: 'What should I tell you first?',
          answer:
            "Where you are, with a cross street if you know one. Then what's locked, what happened to the key, and what the lock looks like: a knob, a deadbolt, a keypad, a padlock. For a car, the year, make and model. If there's a gate code or a doorman, tell us that too.",
        },
        {
          id: 'after-form',
          question: 'What happens after I send a request online?',
          answer:
            "The site saves your request and emails it to us. You see a reference number on the screen, and if you gave us an email address, you get a short confirmation. Then we contact you about the work, the time and the price. Nothing is set until you've talked to us.",
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
          question: 'What does a new lock cost?',
          answer:
            "Lock installation starts at $99. That's a starting price. The lock you choose, the shape of the door and frame, and any new holes can raise it. So can the number of doors and late hours. Tell us what's on the door today, and ask for the full price before work begins.",
        },
        {
          id: 'price-before-work',
          question: 'When do I learn the real price?',
          answer: `In two steps. On the phone, we tell you what the work probably is and what could change the price. At the door, when we've seen the lock, you get the price for the job. Then you decide, and it's fine to say no. ${tripFeeWords}`,
        },
        {
          id: 'price-changes',
          question: 'What can change the price on site?',
          answer:
            'Mostly the lock itself. A high-security cylinder, a broken key inside, a bent bolt or a swollen door all add work. So does a bad part nobody could see from outside. If we find something like that, we stop, show you, and agree on the new price with you before we go on.',
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
          question: 'A child or a pet is locked in. Who do I call?',
          answer:
            "Call 911 first if anyone inside could be in danger: a child, a pet in a hot or cold car, someone who's sick, or a stove that's on. They'll break in if they have to. Call us after that, and we can take care of the lock.",
        },
        { id: 'drilling', ...commonQuestions.drilling },
        {
          id: 'key-broken',
          question: 'My key snapped in the lock. What now?',
          answer:
            'Leave the broken piece where it is. Glue, or pushing another key in, makes it harder to get out. Keep the other half, since the two together often show the cuts for a new key. We pull the piece out with a thin extractor and test the lock before we cut a copy.',
        },
        {
          id: 'renting',
          question: 'I rent. Can you still let me in?',
          answer:
            'Yes, if you can show that you live there: photo ID with that address, a lease, or mail in your name. Getting in is one thing. Changing the lock is another. Your landlord may have to agree to that, so ask them or the building manager first.',
        },
        {
          id: 'storage-lockout',
          question: 'Can you open my storage unit?',
          answer:
            'Yes, with proof that you rent it, such as the rental agreement and a photo ID that matches. Talk to the facility first. Many want to be there or sign off on it. A disc lock is built to resist picking, so we may have to cut it, and then you need a new one.',
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
            "Often, yes. If the locks take the same type of key, we can pin them alike, so one key works front, back and side. If they don't, a cylinder has to be swapped. Lay your keys side by side. If the grooves along the blades match, that's a good sign.",
        },
        {
          id: 'just-moved',
          question: 'I just moved in. What should I do about the keys?',
          answer:
            "Assume there are copies out there. Earlier owners, their cleaners, neighbors and contractors may each have had one. Have every outside door rekeyed. The old copies stop working, and your locks stay on the doors. Don't forget the side door, the basement door and the gate.",
        },
        {
          id: 'staff-keys',
          question: 'Someone left and kept a key to my shop. What now?',
          answer:
            'Rekey the locks that key opened, and write down who gets a new one. If it was a master key, every cylinder under that master has to be changed. If people come and go often, ask us about access control. You delete a lost card, and the door stays as it is.',
        },
        {
          id: 'master-key',
          question: 'How does a master key system work?',
          answer:
            "We pin each lock so that two keys turn it: its own key and the master. A staff key opens one room. A manager's key opens a floor or the whole building. It starts on paper, with a list of doors and who can open them. A good plan leaves room for doors you add later.",
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
            'No. We make a duplicate from a key that still works, so we have the cuts and a chip the car knows. We make a replacement when the key is lost, broken or stolen, so we have to find the cuts another way. Getting a spare while you still have a key is the simpler job.',
        },
        {
          id: 'ignition-stuck',
          question: 'My key will not turn in the ignition. Is it broken?',
          answer:
            "Not always. Make sure the car is in Park, then rock the steering wheel gently while you try the key, because the steering lock can hold it. Try your spare. If the spare turns, the first key is worn. If it doesn't, stop. Force can snap the key, and the ignition needs work.",
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
          answer: `Yes, both. Our license number is ${business.license}. You'll find it at the bottom of every page, and you can ask the locksmith at your door to confirm it.`,
        },
        { id: 'proof', ...commonQuestions.proof },
        {
          id: 'my-details',
          question: 'What do you do with the details I send you?',
          answer:
            "We use them to do the job you asked for, and to learn which advertising works. The site stores them and emails them to us. We don't sell anything, and there's no account to create. Call or email us to get a copy or have them deleted. The privacy policy lists every item.",
        },
        ...(ownerQuestions.trust ?? []),
      ],
    },
  ],
};
