/** Texts of the panel next to a page's main text. `asideCopy` puts the panel together. */
export const asideWords = {
  /** Links to parts of the page, by their ids. */
  parts: {
    jobs: 'Typical jobs',
    services: 'Services',
    choose: 'Which one?',
    when: 'When to call',
    how: 'How it works',
    price: 'Price',
    ready: 'What to have ready',
    questions: 'Questions',
  },
  price: "We'll give you your price before we start, and you can still say no.",
} as const;
