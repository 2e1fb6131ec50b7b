import { business } from '../../facts/business.ts';
import type { PageCopy, Passage } from '../../registry/copy.ts';
import { retentionSentences } from '../../registry/retention.ts';
import { reviewUrl } from '../owner-facts.ts';

/** Describes what the software does: update it when what is stored or sent changes. */
export const privacyPolicy: PageCopy & { passages: readonly Passage[] } = {
  title: 'Privacy Policy | Locksmith & Security',
  description:
    'What this site stores when you send a request, what stays on your device, where your details go, and how to ask for a copy or have them deleted.',
  keywords: ['privacy policy', 'locksmith website privacy', 'cookies', 'delete my data'],
  heading: 'Privacy policy',
  lead: 'In plain words: what this site keeps, why, where it goes and how to have it deleted.',
  modified: '2026-11-28',
  passages: [
    {
      heading: 'The short version',
      paragraphs: [
        "You can read this site and call us without giving your name. If you send a request, we use what you send to do the job, and to learn which of our advertising works. We don't sell your information. There's no account and no sign-in, and the site sets no tracking cookie of its own.",
      ],
    },
    {
      heading: 'What you type',
      paragraphs: [
        'A service request has your name, phone number, email address if you give one, the service address, unit number, gate code, the service you need, when you need it, details of the vehicle, whether someone is in danger, and your notes. A callback request has only your name, phone number, email address, notes and whether someone is in danger.',
        'With it we store when you sent it and from which page, a reference and a status. We also keep a fingerprint of your answers and a random number for that attempt, so that a request sent twice by accident is stored once.',
        "Once it's sent, you can add up to five photos of the lock or the car. Before a photo leaves your device, your browser removes what the camera wrote into it, such as where and when it was taken, and our server does so again. The photos are stored with your request, and the owner sees them at the desk. You can remove each of them on the page of your request. They are deleted 90 days after the request is closed.",
      ],
    },
    {
      heading: 'What your browser tells us',
      paragraphs: [
        'When you send a request, facts about your visit are stored with it: the line of text your browser uses to name itself, the browser and version, type of device, operating system, language, the language of the page you sent it from, the size of the screen and the window, and your time zone. Also how long the page took to load, how long your visit lasted, and how long you took to fill in the form.',
        "How you used the page is stored too: time on the page, how far you scrolled, how often you clicked, tapped or pressed a key, how often you entered a field of the form, and whether you changed the time you need us. We don't record which keys you pressed. If you don't send a request, we store none of this.",
      ],
    },
    {
      heading: 'How you found us',
      paragraphs: [
        'A request also says how you found us: the campaign tags in the link you followed, the site that sent you, or neither. It includes the pages you opened on this visit, the first page you ever opened, how often you have visited and when you were last here, and how many requests this browser has sent. This tells us which advertising leads to real work.',
        "When you press our number to call or to send a text, we count that: how often on which day, from which page, and which advertisement, search or site people came from. It's a number per day, and it says nothing about you or your device.",
        'If you come from a paid search ad, you may see a different phone number. That number is there for the same reason.',
      ],
    },
    {
      heading: 'Your location',
      paragraphs: [
        "Press Share my location at the address field and your browser asks whether this site may read your position. If you allow it, the position and how exact it is go to the owner with your request, by email and on the owner's private page, with a map link. You can remove it before you send. Where the site runs with Google Maps, Google also gets the position, to find the address.",
        "The site won't ask at any other time. If your browser already lets this site read your position, it's read once more while you fill in the form and goes to the owner in the same way, unless you have pressed Remove location. If you say no, the form works the same.",
      ],
    },
    {
      heading: 'What it is used for',
      paragraphs: [
        "We use it to answer you, to find the door, to bring what the job needs, and to keep the records a business has to keep. We also use it to see which advertising brings requests, and to keep bots from flooding the form. We don't use it for anything else.",
      ],
    },
    {
      heading: 'Where it goes',
      paragraphs: [
        "A request is stored in this site's database and emailed to the owner, through the email provider the owner uses. The message has what we need to do the job, map links for the address and the position that open in Google Maps if the owner taps them, and where you came from. The facts about your browser stay in the database.",
        "If you gave an email address, we'll send a confirmation to it. It has the reference and, for a service request, the service and time you picked from the lists. Later emails say who comes and when, the price we told you, and two words for the door. None repeats your name, your address or your notes. Anyone who gets one without having sent a request can follow the link Stop emails to this address, press a button and get no more email from this site. We then keep a scrambled form of the address that doesn't show it.",
        ...(reviewUrl
          ? [
              "When a job is done, and you gave an email address, one message may ask you for a review: once a year at most, and the same to everybody. To keep to that, we'll store a scrambled form of your number and your address for 365 days, which doesn't show them. The link Stop emails to this address ends these, too.",
            ]
          : []),
        'Your request has its own page, which anyone with the link can open. It shows the service, the time you asked for, the town, the last four digits of your number, who comes and when, the price we told you, and two words for the door. It shows no street, no full number and no name of yours, and keeps nothing on your device. You can add a note or photos there, or cancel. It shows how many photos there are; the photos themselves only until you leave the page that sent them.',
      ],
    },
    {
      heading: 'The check against bots',
      paragraphs: [
        "By default your browser solves a small puzzle from our own server. That check sets no cookie and sends nothing to anyone else. With either check, we keep a hash of its answer with your request: a scrambled form that can't be turned back. For a short time we also note which puzzles were solved, so that each one counts once.",
      ],
    },
    {
      heading: 'When Google is involved',
      paragraphs: [
        'The owner can choose to run this site with Google reCAPTCHA, Google Maps, or both. In that case your browser connects to Google, which learns your network address and what those services collect, including what you type into the address field while suggestions are on, and your position if you press Share my location. Google may then set cookies of its own, and its privacy policy applies. Without them, the site shows its own map and loads nothing from Google.',
        "The owner can also switch on Google Analytics. It is loaded only if you press Accept All in the cookie notice. Closing the notice is not consent, and if your browser sends the Global Privacy Control signal it is never loaded. It learns your network address, which pages you open and from where, how quickly they load, that our number was pressed, and that a request was sent, with the service, the time wanted and the advertisement, search or site that led you here. It is never told what you typed. Google then sets cookies of its own (_ga), and its privacy policy applies. To take your consent back, clear this site's data in your browser settings.",
      ],
    },
    {
      heading: 'What stays on your device',
      paragraphs: [
        "Your browser's local storage holds your cookie choice (cookieConsent, with the value accepted, and after Accept All also analyticsConsent, with the value granted), the number of your visits (visit_count), when the one before this ended (last_visit_date), when you last opened a page (last_page_date), how many requests you have sent (submission_count), the page you first came in by (entry_page), the pages of this visit (click_path), that you have chosen a language or closed the offer of one (language_offer) and, if a request ever had to wait for a connection, when that was (request_kept).",
        "If an advertisement, a search or another site led you here, that is kept there too: the source in utm_source, utm_medium, utm_campaign and utm_term, and the click numbers that Google adds to links in its advertisements (gclid, gbraid and wbraid; for Microsoft, msclkid). After Accept All, a request that you send tells us that number too, so that we know which advertisement worked. With the Global Privacy Control signal it never does. The owner may tell Google that this number led to a job, when it was done and what was paid, and nothing else. If such an advertisement brought you, the pages show you another phone number. Coming from another advertisement, search or site replaces all of these, but coming back on your own doesn't.",
        "Until you close the tab, its session storage holds when your visit began, a mark that a form was sent, its reference, a key the thank-you page uses to ask where it stands, and how far you had scrolled on each page. If a page has to reload itself, or if you change its language or correct a request that was refused, what you had typed and the location you shared wait there until the page is open. A mark says which page reloaded itself (reloaded_for), so that it happens once. Another says that you removed your location (position_removed), so that it isn't read again.",
        'The browser also keeps a copy of pages you have visited, so that you can read them without a connection. If you send a request and there is no connection, it waits in the storage of your browser (IndexedDB): what you typed, the location you shared, the facts about your browser, your visit and how you found us that go with it, the photos you added, and the random number for that attempt. It is sent once when you are back online: while a page of this site is open and, in some browsers, also while none is. What you typed and shared is then deleted from your device, and each photo once it is sent; the reference, its key, the service, the time wanted and the source stay until you have been told, for a day at most. A request that is more than a day old, or was refused and is that old, is not sent: it is deleted when you next open the site, and a notice says so for another day at most. Until then a notice on every page shows what waits and lets you cancel it. The rest of this never expires. You can clear all of it in your browser settings.',
      ],
    },
    {
      heading: 'Cookies and Global Privacy Control',
      paragraphs: [
        "The notice at the bottom of the screen says cookies, since that's the word people know. What we really use is the storage described above. Your browser remembers that you accepted or closed the notice, so it doesn't come back. Only Accept All allows Google Analytics, where the owner uses it.",
        "If your browser sends the Global Privacy Control signal, we honor it: no campaign tag, click number or other advertising data is kept on your device, and what was kept before is removed. A request that you send from the page you landed on still says which link or site led you to it. We also don't count it when you tap our number.",
      ],
    },
    {
      heading: 'Network addresses and logs',
      paragraphs: [
        'We use your network address to limit how many requests one connection can send, and how many calls it can add to the count. We keep that count under a scrambled form of the address, for an hour at most. We do not store the address with your request. Our logs name a booking only by its reference.',
      ],
    },
    {
      heading: 'How long we keep it',
      paragraphs: [
        'Once a day, this site deletes what it has kept long enough:',
        ...retentionSentences,
        'We keep only what we count: when a request came, its reference, the service, the time wanted and whether you changed it, the town, when it was answered and done, who had it, the appointment, what was quoted and paid, whether someone was in danger, the language, when you agreed to texts, the result of the check against bots with the hash of its answer, and the advertisement or site it came from. A service in your own words becomes Other. A number that we block stays, with the reason, until we let it through again. You can ask for any of it to be deleted sooner.',
        "This covers the database of this site. The emails about your request stay in the owner's mailbox, and backup copies stay with the owner, until the owner deletes them.",
      ],
    },
    {
      heading: 'Your choices',
      paragraphs: [
        `You can ask for a copy of what we have about you, or ask us to delete it. Call ${business.telephoneText} or write to the email address at the bottom of this page. Give us your reference if you have it. We may ask a question or two first, to make sure the details are yours.`,
      ],
    },
    {
      heading: 'If this changes',
      paragraphs: [
        "If the site starts to store, send or keep something else, we'll change this page to say so.",
      ],
    },
  ],
};
