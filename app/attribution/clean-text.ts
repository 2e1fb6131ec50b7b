/** In UTF-16 code units. Campaign names, keywords and paths of this site are shorter. */
const maxLength = 200;

/** Sanitizes text from a link or from storage: one line of at most 200 characters. */
export function cleanText(raw: string): string {
  return raw
    .slice(0, maxLength * 4)
    .replaceAll(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, maxLength)
    .replace(/\p{Surrogate}$/u, '');
}
