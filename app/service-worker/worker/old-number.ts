const freshMs = 24 * 3_600_000;

/**
 * A cached page, without the campaign's number if it was cached more than a day ago: what the business has given up
 * may be somebody else's by now. The visitor then sees the site's own.
 */
export async function withoutOldNumber(page: Response): Promise<Response> {
  const age = Date.now() - Date.parse(page.headers.get('date') ?? '');
  if (Math.abs(age) < freshMs) return page;
  const html = await page.text();
  return new Response(html.replace(/ data-campaign="[^"]*"/, ''), page);
}
