/** Texts about a shared position and the address, needed once the form is in use. The button's are in form.ts. */
export const locationWords = {
  /** Everything but the number of meters is word for word as in docs/product.md 6.5. */
  shared: (accuracy: number) => `Location shared, accurate to ${Math.round(accuracy)} m`,
  inexact: 'That is a wide area. Please type the address too.',
  outside: "This address may be outside our eight towns. Call us and we'll tell you.",
} as const;
