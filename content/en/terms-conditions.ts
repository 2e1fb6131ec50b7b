import { business } from './business.ts';
import type { PageCopy, Passage } from './copy.ts';

export const termsConditions: PageCopy & { passages: readonly Passage[] } = {
  title: 'Terms & Conditions | Locksmith & Security',
  description:
    'What a request on this site means and does not mean: starting prices, proof of ownership, when we may refuse a job, and which law applies.',
  keywords: [
    'terms and conditions',
    'locksmith terms',
    'locksmith proof of ownership',
    'website terms',
  ],
  heading: 'Terms and conditions',
  lead: 'What you can expect from this site, and what we need from you. Short, because it should be read.',
  modified: '2026-11-20',
  passages: [
    {
      heading: 'What these terms cover',
      paragraphs: [
        `This website belongs to the locksmith business ${business.name}, based in ${business.locality}, ${business.region} ${business.postalCode}. It gives information about the services and lets you call or send a request. By using it you accept these terms. If you do not agree with them, please call instead.`,
        'You need no account. Anyone may read the pages.',
      ],
    },
    {
      heading: 'A request is not yet a contract',
      paragraphs: [
        'The form carries your wish to us and nothing more. The message that it was sent tells you that it has been saved. It does not mean that the job is accepted or that a time is fixed.',
        'An agreement comes about when you and we settle the work and the price, on the phone or at the place. Until then either side can drop it, and you owe nothing for having asked.',
      ],
    },
    {
      heading: 'Times',
      paragraphs: [
        'What you choose under "When do you need service?" tells us how urgent it is. It is not an appointment. Emergency service is open 24 hours a day, 7 days a week, but this site does not promise when someone will be at your door. Ask when you call.',
      ],
    },
    {
      heading: 'Prices on this site',
      paragraphs: [
        'Where a page says that a service starts at a price, it means just that: the price at which such work begins. What you pay depends on the lock, the parts, the distance, the time of day and what is found on site. The price that counts is the one agreed with you before the work starts. If the work turns out to be different, it is discussed with you again before it goes on.',
      ],
    },
    {
      heading: 'Identification and the right to open',
      paragraphs: [
        'You must be allowed to have the lock opened or changed. Expect to show photo ID and proof that ties you to the property or the vehicle, such as a lease, a deed, a bill, a registration or a rental agreement. For a business, that includes proof that you may act for it.',
        'If you rent, your landlord may have to agree to a change of locks. Clearing that up is your part.',
      ],
    },
    {
      heading: 'When we may say no',
      paragraphs: [
        'We may refuse a job or stop one. The most common reason is missing proof. Others are a dispute over who may enter, work that is unsafe, work that would block a way out in a fire, a place outside the towns we serve, and a job that calls for tools or rights we do not have. You will be told which it is.',
      ],
    },
    {
      heading: 'Your side of the form',
      paragraphs: [
        "Give true details, and your own. Send a request only for a lock you have a right to. Do not send requests as a joke, by machine, or in someone else's name, and do not try to break the site or to reach what is not meant for you. We limit how many requests one connection can send, and we may ignore those that are plainly not meant.",
        'If the form fails, call. A request counts as sent only once the site shows you that it was.',
      ],
    },
    {
      heading: 'How exact these pages are',
      paragraphs: [
        'We write with care, and locks differ. What a page says about a lock, a key or a car describes the usual case, and yours may be another. Advice here does not replace a look at the lock, and nothing here is legal advice. Pages may be out of date in a detail; if it matters to you, ask.',
        'We try to keep the site running at all hours. It may still be down at times. The phone does not depend on it.',
      ],
    },
    {
      heading: 'Other sites',
      paragraphs: [
        'A link may lead to a site we do not run, and some services of others, such as a map, may be built into a page. Their owners answer for them, and their own terms apply.',
      ],
    },
    {
      heading: 'Your details',
      paragraphs: [
        'What happens to the details you send is described in the privacy policy. It is part of what you should read before sending a request.',
      ],
    },
    {
      heading: 'Which law applies',
      paragraphs: [
        'The law of the State of New Jersey applies to these terms and to the use of this site. Rights that the law gives you as a consumer, and that cannot be signed away, stay as they are. If one sentence here turns out not to hold, the others still do.',
      ],
    },
    {
      heading: 'Changes and questions',
      paragraphs: [
        `These terms may change; the version on this page is the one that applies. Questions about them: call ${business.telephoneText} or write to the email address at the foot of the page. Our license number is ${business.license}.`,
      ],
    },
  ],
};
