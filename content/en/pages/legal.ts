/** Labels of the privacy policy and the terms. */
export const legal = {
  contents: 'On this page',
  changed: (date: string) => `Last changed on ${date}.`,
} as const;
