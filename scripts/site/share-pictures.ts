import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { renderAsync } from '@resvg/resvg-js';
import escapeHtml from 'escape-html';
import { sharePicture, sharePictureSize } from '../../app/seo/page-meta.ts';
import { bitting } from '../../app/ui/bitting.ts';
import { business } from '../../content/facts/business.ts';

const { width, height } = sharePictureSize;
const face = 'Barlow Semi Condensed';

function twoLines(title: string): string[] {
  if (title.length <= 20) return [title];
  const middle = title.length / 2;
  const spaces = [...title.matchAll(/ /g)].map(({ index }) => index);
  const [nearest] = spaces.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle));
  return nearest ? [title.slice(0, nearest), title.slice(nearest + 1)] : [title];
}

function drawing(title: string, above: string, backdrop: string): string {
  const logo = readFileSync('public/logo-light.svg', 'utf8').replaceAll(/<title>.*?<\/title>/g, '');
  const shapes = /^<svg[^>]*>([\s\S]*)<\/svg>/.exec(logo)?.[1];
  if (!shapes) throw new Error('public/logo-light.svg is not what it was');
  const lines = twoLines(title);
  const size = Math.min(104, 2300 / Math.max(...lines.map((line) => line.length)));
  // Counts from the bottom up, so that titles of one and two lines end at the same height.
  const baseline = (at: number) => 500 - (lines.length - 1 - at) * 108;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<defs><linearGradient id="shade"><stop offset=".45" stop-color="#0b1b46" stop-opacity=".85"/><stop offset=".85" stop-color="#0b1b46" stop-opacity="0"/></linearGradient></defs>
<image href="${backdrop}" width="${width}" height="${height}"/>
<path fill="url(#shade)" d="M0 0h${width}v${height}H0z"/>
<path fill="#a9bce6" transform="translate(0 ${height}) scale(1.376 -1.376)" d="M0 44h160${bitting}h200V0H0z"/>
<g transform="translate(80 60) scale(1.875)" fill="#fff">${shapes}</g>
<g font-family="${face}" font-weight="700" fill="#fff">
<text x="80" y="${baseline(0) - 106}" font-size="42" fill="#a9bce6" word-spacing="2">${escapeHtml(above)}</text>
${lines.map((line, at) => `<text x="75" y="${baseline(at)}" font-size="${size}" word-spacing="5">${escapeHtml(line)}</text>`).join('')}
<rect x="760" y="66" width="360" height="78" rx="10" fill="#f2b233"/>
<text x="940" y="122" font-size="50" text-anchor="middle" fill="#0b1b46">${business.telephoneText}</text>
</g></svg>`;
}

interface SharedPage {
  path: string;
  title: string;
  above: string;
}

export async function drawSharePictures(pages: readonly SharedPage[], client: string) {
  const font = {
    loadSystemFonts: false,
    fontFiles: ['art/sign-700.ttf'],
    defaultFontFamily: face,
  };
  const backdrop = `data:image/png;base64,${readFileSync('art/share.png', 'base64')}`;
  mkdirSync(dirname(client + sharePicture('/')), { recursive: true });
  await Promise.all(
    pages.map(async ({ path, title, above }) => {
      const image = await renderAsync(drawing(title, above, backdrop), { font });
      writeFileSync(client + sharePicture(path), image.asPng());
    }),
  );
}
