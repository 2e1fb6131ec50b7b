/** Far longer than any campaign's name or ad's keyword; a path of this site is shorter too. */
const longest = 200;

/** Text from a link or from storage, made fit to be kept and sent: one line, of at most 200 characters. */
export function cleanText(raw: string): string {
  return raw
    .slice(0, longest * 4)
    .replaceAll(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, longest)
    .replace(/\p{Surrogate}$/u, '');
}
