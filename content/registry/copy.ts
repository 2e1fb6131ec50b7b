/** Types of page content. Texts are plain: no markup, no entities, no links inside a sentence. */

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

/** A fact that the owner has stated: its name, and the owner's words. */
export interface StatedFact {
  name: string;
  text: string;
}

/** A picture: its name in art/pictures.json, and its alt text. */
export interface PictureCopy {
  name: string;
  alt: string;
}

/** Content of every page: document head, heading and lead. */
export interface PageCopy {
  /** For the document head: 60 characters at most, unique. */
  title: string;
  /** For search results: 158 characters at most, unique. */
  description: string;
  keywords: readonly string[];
  /** The h1. */
  heading: string;
  /** One or two sentences under the h1. */
  lead: string;
  /** Last change of the content, YYYY-MM-DD: for sitemap.xml and the page's metadata. */
  modified: string;
  /** Publication date, YYYY-MM-DD, if later than the site's (business.published). */
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
  /** Paths of related pages. */
  related: readonly string[];
}

export interface CategoryCopy extends PageCopy {
  picture: PictureCopy;
  passages: readonly Passage[];
  /** How to choose between the services: each situation with the page for it. */
  choose: { heading: string; intro?: string; items: readonly { text: string; path: string }[] };
  /** One sentence for each service page of the category, by slug. */
  services: Readonly<Record<string, string>>;
  questions: readonly Question[];
  /** Paths of related pages. */
  related?: readonly string[];
}

/** A passage that a picture can follow. */
export interface PicturedPassage extends Passage {
  picture?: PictureCopy;
}

export interface TownCopy extends PageCopy {
  passages: readonly PicturedPassage[];
  /** Typical calls from this town, each with a link to a service page. */
  calls: {
    heading: string;
    items: readonly { title: string; text: string; path: string }[];
  };
  ready: ListPassage;
  questions: readonly Question[];
  /** Slugs of adjacent towns. */
  neighbors: readonly string[];
}
