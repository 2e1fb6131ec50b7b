/** The shapes of a page's words. Texts are plain: no markup, no entity, no link inside a sentence. */

export interface Passage {
  heading: string;
  paragraphs: readonly string[];
}

export interface ListPassage {
  heading: string;
  intro?: string;
  items: readonly string[];
}

export interface StepsPassage {
  heading: string;
  steps: readonly { title: string; text: string }[];
}

export interface Question {
  question: string;
  answer: string;
}

/** A picture of ours, by its name in art/pictures.json, and the words for whoever cannot see it. */
export interface PictureCopy {
  name: string;
  alt: string;
}

/** What every page has: its head, and the top of its screen. */
export interface PageCopy {
  /** For the document head: 60 characters at most, unique. */
  title: string;
  /** For search results: 155 characters at most, unique. */
  description: string;
  keywords: readonly string[];
  /** The one h1. */
  heading: string;
  /** One or two sentences under the h1. */
  lead: string;
  /** Last real change of these words, YYYY-MM-DD: sitemap.xml and the page's dates come from here. */
  modified: string;
  /** The day the page first went out, where that is later than the site's (business.published). */
  published?: string;
}

export interface ServiceCopy extends PageCopy {
  picture: PictureCopy;
  what: Passage;
  when: ListPassage;
  how: StepsPassage;
  price: Passage;
  ready: ListPassage;
  questions: readonly Question[];
  /** Paths of neighbouring pages. */
  related: readonly string[];
}

export interface CategoryCopy extends PageCopy {
  picture: PictureCopy;
  passages: readonly Passage[];
  /** How to tell which of the services is the one you need. */
  choose: ListPassage;
  /** One sentence for each service page of the category, by slug. */
  services: Readonly<Record<string, string>>;
  questions: readonly Question[];
}

export interface TownCopy extends PageCopy {
  passages: readonly Passage[];
  /** What people here call about, each leading to a service page. */
  calls: {
    heading: string;
    items: readonly { title: string; text: string; path: string }[];
  };
  ready: ListPassage;
  questions: readonly Question[];
  /** Slugs of the towns next door. */
  neighbours: readonly string[];
}
