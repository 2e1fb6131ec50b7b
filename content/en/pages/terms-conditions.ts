import { business } from '../../facts/business.ts';
import type { PageCopy, Passage } from '../../registry/copy.ts';
import { tripFeeWords } from '../../registry/stated-facts.ts';
import { proofRule } from './shared/proof.ts';

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
  lead: "Here's what you can expect from this site, and what we need from you. We kept it short so you can read it.",
  modified: '2026-11-25',
  passages: [
    {
      heading: 'What these terms cover',
      paragraphs: [
        `This website belongs to ${business.name}, a locksmith business based in ${business.locality}, ${business.region} ${business.postalCode}. It tells you about our services and lets you call us or send a request. By using it you accept these terms. If you don't agree with them, please call us instead.`,
        "Anyone can read the pages, and you don't need an account.",
      ],
    },
    {
      heading: 'A request is not a contract',
      paragraphs: [
        "The form sends us your request, and that's all it does. The message on the screen means we saved it. It doesn't mean that we've accepted the job or set a time.",
        `We have an agreement when you and we settle the work and the price, on the phone or at your door. Until then, either of us can call it off. ${tripFeeWords}`,
      ],
    },
    {
      heading: 'Times',
      paragraphs: [
        "What you pick under \"When do you need service?\" tells us how soon you need us. It's a request until we confirm it. Emergency service is open 24 hours a day, 7 days a week, but this site doesn't promise when we'll be at your door, so ask us when you call.",
      ],
    },
    {
      heading: 'Prices on this site',
      paragraphs: [
        "When a page says that a service starts at a price, that's the lowest price for that kind of work. What you pay depends on the lock, the parts, the distance, the time of day and what we find when we get there. The price that counts is the one we agree on with you before we start. If the job turns out to be different, we'll talk to you again before we go on.",
      ],
    },
    {
      heading: 'ID and proof',
      paragraphs: [
        `You need the right to have the lock opened or changed. ${proofRule.ask} That can be a lease, a deed, a bill, a registration or a rental agreement. For a business, it includes proof that you can act for it. ${proofRule.lockedInside} ${proofRule.refusal}`,
        'If you rent, your landlord may have to agree before the locks are changed, so please ask before we start.',
      ],
    },
    {
      heading: 'When we may say no',
      paragraphs: [
        "We can turn down a job or stop one. Reasons include missing proof, a dispute over who can enter, work that is unsafe, work that would block a way out in a fire, a place outside the towns we serve, and a job that takes tools or rights we don't have. We'll tell you which one it is.",
      ],
    },
    {
      heading: 'Your side of the form',
      paragraphs: [
        "Give us true details, and a phone number or email where we can reach you. You can send a request for somebody else, such as a parent or a tenant, if that person agrees. Don't send requests as a joke, by machine, or under a false name. Don't try to break the site or get into parts of it that aren't meant for you. We limit how many requests one connection can send, and we can ignore the ones that clearly aren't serious.",
        "If the form doesn't work, please call us. Your request is sent only when the site tells you it was.",
      ],
    },
    {
      heading: 'How accurate these pages are',
      paragraphs: [
        'We write these pages with care, but locks differ. What a page says about a lock, a key or a car is the usual case, and yours may be different. We still have to look at your lock, and nothing here is legal advice. A detail may be out of date, so if it matters to you, ask us.',
        'We try to keep the site running at all hours, but it may be down at times. You can still reach us by phone.',
      ],
    },
    {
      heading: 'Other sites',
      paragraphs: [
        "A link may take you to a site we don't run, and a page may include a service from another company, such as a map. Those companies are responsible for them, and their own terms apply.",
      ],
    },
    {
      heading: 'Your details',
      paragraphs: [
        'The privacy policy says what happens to the details you send. Please read it before you send a request.',
      ],
    },
    {
      heading: 'Which law applies',
      paragraphs: [
        "New Jersey law applies to these terms and to the use of this site. You keep every right the law gives you as a consumer that can't be signed away. If one part of these terms turns out not to be valid, the rest still counts.",
      ],
    },
    {
      heading: 'Changes and questions',
      paragraphs: [
        `We may change these terms, and the version on this page is the one that applies. If you have questions, call ${business.telephoneText} or write to the email address at the bottom of the page. We work under NJ license #${business.license}.`,
      ],
    },
  ],
};
