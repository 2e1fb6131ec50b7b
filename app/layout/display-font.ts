import semibold from '../fonts/sign-600.woff2?url';
import bold from '../fonts/sign-700.woff2?url';

/** The font of headings: its family, and the URL of the file for each weight. */
export const displayFont = {
  family: 'Barlow Semi Condensed',
  files: Object.entries({ 600: semibold, 700: bold }),
} as const;

/**
 * Loads the display font of the headings. Called once React runs, after the first paint: a @font-face
 * rule in the page would compete with the HTML. All weights are added together, so headings swap once.
 * Never rejects: a weight that fails to load is left out.
 */
export async function loadDisplayFont(): Promise<void> {
  const { family, files } = displayFont;
  const faces = files.map(([weight, url]) => new FontFace(family, `url(${url})`, { weight }));
  const loaded = await Promise.allSettled(faces.map((face) => face.load()));
  const title = document.querySelector('h1');
  const height = title?.offsetHeight;
  for (const result of loaded) if (result.status === 'fulfilled') document.fonts.add(result.value);
  if (!title) return;
  // Some words are wider or narrower than in the fallback: letter spacing keeps the title's number of lines.
  for (const spacing of ['-.02em', '.02em', '']) {
    if (title.offsetHeight === height) return;
    title.style.letterSpacing = spacing;
  }
}
