import semibold from '../fonts/sign-600.woff2?url';
import bold from '../fonts/sign-700.woff2?url';

/**
 * Brings the headings' face. Called once React runs, which is after the first paint: a font-face rule
 * in the page would fetch it beside the HTML. Headings swap only when all of it is here.
 */
export async function loadDisplayFont(): Promise<void> {
  const faces = Object.entries({ 600: semibold, 700: bold }).map(
    ([weight, url]) => new FontFace('Barlow Semi Condensed', `url(${url})`, { weight }),
  );
  const loaded = await Promise.allSettled(faces.map((face) => face.load()));
  for (const result of loaded) if (result.status === 'fulfilled') document.fonts.add(result.value);
}
