import { business } from './business.ts';
import type { PageCopy, Question } from './copy.ts';
import { ownerQuestions } from './owner-questions.ts';
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
  lead: 'Short answers to what people ask us on the phone. If yours is not here, call and ask it.',
  modified: '2026-11-22',
  groupsLabel: 'Groups of questions',
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
            'Yes. Emergency service runs 24 hours a day, 7 days a week, and that includes weekends and holidays. The time of day is one of the things that can move the price, so if the job can wait until daylight, say so and ask for both.',
        },
        {
          id: 'what-to-say',
          question: 'What should I tell you first?',
          answer:
            'Start with where you are, with a cross street if you know one. Then say what is locked, what happened to the key, and what the lock looks like: a knob, a deadbolt, a keypad, a padlock. For a car, give the year, make and model. Mention a gate code or a doorman.',
        },
        {
          id: 'after-form',
          question: 'What happens after I send a request online?',
          answer:
            'Your request is saved and mailed to the business. You see a reference on the screen, and if you gave an email address a short confirmation goes there too. We then contact you to talk about the work, the time and the price. Nothing is agreed until you have spoken with us.',
        },
        {
          id: 'towns',
          question: 'Which towns do you serve?',
          answer:
            'Eight towns in northern New Jersey: North Bergen, where we are based, and Union City, West New York, Guttenberg, Weehawken, Jersey City, Hoboken and Secaucus. If you are just over a town line, call and ask whether we can come to you.',
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
            'Lock installation starts at $99. It is a starting price: the hardware you choose, the state of the door and frame, and whether new holes must be made all move it. So do the number of doors and the hour. Tell us what is on the door today, and ask for the full figure before work begins.',
        },
        {
          id: 'price-before-work',
          question: 'When do I learn the real price?',
          answer:
            'In two stages. On the phone you hear what the work is likely to be and what could change it. At the door, once the locksmith has seen the lock, you hear the price for the job. Then you decide. Saying no at that point is a normal answer.',
        },
        {
          id: 'price-changes',
          question: 'What can change the price on site?',
          answer:
            'Mostly the lock itself. A high-security cylinder, a broken key inside, a bent bolt or a swollen door all add work. So does a part nobody could see from outside. If something like that turns up halfway, the locksmith stops, shows you, and agrees the change with you first.',
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
            'Call 911 first if anyone inside could be in danger: a child, a pet in a hot or cold car, a person who is ill, or a stove that is on. They will break in if they have to. Call us after that, and we can help with the lock that is left behind.',
        },
        { id: 'drilling', ...commonQuestions.drilling },
        {
          id: 'key-broken',
          question: 'My key snapped in the lock. What now?',
          answer:
            'Leave the stump where it is. Pushing another key in, or glue, makes it harder to draw out. Keep the piece in your hand, since the two halves together often show the cuts for a new key. The locksmith pulls the fragment with a thin extractor and tests the lock before cutting a copy.',
        },
        {
          id: 'renting',
          question: 'I rent. Can you still let me in?',
          answer:
            'Yes, if you can show that you live there: photo ID with that address, a lease, or mail in your name. Getting in is one thing; changing the lock is another. Your landlord may have to agree to that, so ask them or the building manager before you have a cylinder changed.',
        },
        {
          id: 'storage-lockout',
          question: 'Can you open my storage unit?',
          answer:
            'Yes, with proof that you rent it, such as the rental agreement and a photo ID that matches. Tell the facility first; many want to be present or to sign off. A disc lock is built to resist picking, so it may have to be cut, and then you need a new one.',
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
            'Often, yes. Locks that take the same shape of key can be pinned alike, so that one key works front, back and side. Locks with different keyways cannot, unless a cylinder is swapped. Lay the keys side by side: if the grooves along the blades match, that is a good sign.',
        },
        {
          id: 'just-moved',
          question: 'I just moved in. What should I do about the keys?',
          answer:
            'Assume that copies exist. Earlier owners, their cleaners, neighbors and contractors may each have had one. Rekeying every outside door shuts all of them out at the same visit and leaves your hardware in place. Do not forget the side door, the cellar door and the gate.',
        },
        {
          id: 'staff-keys',
          question: 'Someone left and kept a key to my shop. What now?',
          answer:
            'Rekey the locks that key opened, and count the keys you hand out this time. If it was a master key, every cylinder under that master has to be changed. If people come and go often, ask about access control: a lost card is erased and the door stays as it is.',
        },
        {
          id: 'master-key',
          question: 'How does a master key system work?',
          answer:
            'Each lock is pinned so that two keys turn it: its own, and the master. The staff key opens one room; the manager key opens a floor or the building. It starts on paper, with a list of doors and who may enter them. Good planning leaves room for doors added later.',
        },
        {
          id: 'exit-door',
          question: 'May I put an extra lock on my exit door?',
          answer:
            'Check with your local fire official or building department first. A marked exit normally has to open from the inside with one motion and no key, and a bolt or padlock can trap people. An exit device with outside trim keeps the door shut to the street and free to leave by.',
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
            'The blade is right and the chip is missing or unknown. Most cars of the last decades listen for a transponder in the head of the key, and will not run without one they know. A key with the proper chip has to be cut and then introduced to that car.',
        },
        {
          id: 'duplicate-or-replacement',
          question: 'Is a duplicate the same as a replacement?',
          answer:
            'No. A duplicate is made from a key that still works, which gives us both the cuts and something the car already trusts. A replacement is made when the key is gone, broken or stolen, so the cuts have to be found another way. Getting a spare while one key is left is the simpler job.',
        },
        {
          id: 'ignition-stuck',
          question: 'My key will not turn in the ignition. Is it broken?',
          answer:
            'Not always. Check that the car is in park, then rock the steering wheel gently while you try the key, because the steering lock can pin it. Try your spare. If the spare turns, the first key is worn. If neither does, stop forcing: the wafers or the cylinder need work.',
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
          question: 'What do you do with what I type into the form?',
          answer:
            'We use it to do the job you asked for, and to learn which advertising works. It is stored with the site and mailed to the business. Nothing is sold, and there is no account to create. Ask for a copy or for deletion by phone or email. The privacy policy lists every item.',
        },
        ...(ownerQuestions.trust ?? []),
      ],
    },
  ],
};
