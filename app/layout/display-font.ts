import semibold from '../fonts/sign-600.woff2?url';
import bold from '../fonts/sign-700.woff2?url';

/**
 * Loads the display font of the headings. Called once React runs, after the first paint: a @font-face
 * rule in the page would compete with the HTML. All weights are added together, so headings swap once.
 * Never rejects: a weight that fails to load is left out.
 */
export async function loadDisplayFont(): Promise<void> {
  const faces = Object.entries({ 600: semibold, 700: bold }).map(
    ([weight, url]) => new FontFace('Barlow Semi Condensed', `url(${url})`, { weight }),
  );
  const loaded = await Promise.allSettled(faces.map((face) => face.load()));
  for (const result of loaded) if (result.status === 'fulfilled') document.fonts.add(result.value);
}
