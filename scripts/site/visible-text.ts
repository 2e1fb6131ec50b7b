const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#x27': "'",
  '#39': "'",
  nbsp: ' ',
};

/** What a closed question hides: its answer. */
const folded = /<details(?![^>]*\sopen)[^>]*>([\s\S]*?<\/summary>)[\s\S]*?<\/details>/g;

/** The same page without what is folded away. */
export const unfolded = (html: string) => html.replaceAll(folded, '$1');

/** What the body of one of our built pages says to a reader: no markup, scripts or styles. */
export function visibleText(html: string): string {
  const body = html.slice(html.indexOf('<body'));
  return (
    body
      .replaceAll(/<(script|style|noscript|template)\b[\s\S]*?<\/\1>/g, '')
      .replaceAll(/<!--[\s\S]*?-->/g, '')
      // A number within a sentence is no word of its own: what follows it may be a comma.
      .replaceAll(/<span class="number">([^<]*)<\/span>/g, '$1')
      .replaceAll(/<[^>]*>/g, ' ')
      .replaceAll(/&([^;\s]+);/g, (whole, name: string) => entities[name] ?? whole)
      .replaceAll(/\s+/g, ' ')
  );
}
