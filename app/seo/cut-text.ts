/**
 * In characters: the longest text per place, and how much of a longer one is kept before '...'
 * (docs/product.md 8.2).
 * - `head`: what a search engine reads, `title` and `meta name="description"`;
 * - `layout`: the Open Graph title and description, which the Twitter card falls back to, and the page's
 *   name in structured data.
 */
export const seoLimits = {
  head: {
    title: { limit: 60, keep: 57 },
    description: { limit: 158, keep: 155 },
  },
  layout: {
    title: { limit: 75, keep: 72 },
    description: { limit: 160, keep: 157 },
  },
} as const;

/** Cuts a text longer than `limit` to its first `keep` characters and '...'. */
export function cutText(text: string, { limit, keep }: { limit: number; keep: number }): string {
  return text.length > limit ? `${text.slice(0, keep)}...` : text;
}
