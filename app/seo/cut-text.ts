/** Longest title and description per place, and how much is kept before '...' (specification 9). */
export const seoLimits = {
  title: { limit: 60, keep: 57 },
  description: { limit: 158, keep: 155 },
} as const;

/** A text longer than the limit keeps its first characters and gets '...'; others stay as they are. */
export function cutText(text: string, { limit, keep }: { limit: number; keep: number }): string {
  return text.length > limit ? `${text.slice(0, keep)}...` : text;
}
