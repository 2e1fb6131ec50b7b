import { expect, test } from 'vitest';
import { areaMapWords } from '#words/area-map.ts';
import { areas } from '../../content/facts/areas.ts';
import { pages } from '../../content/registry/pages.ts';
import { rendered } from '../../tests/support/render/rendered.tsx';
import { AreaMap } from './area-map.tsx';
import { AreaDrawing } from './area-map-drawing.tsx';
import { MapPlaceholder } from './map-placeholder.tsx';
import { mapSize, markOf } from './town-marks.ts';

const placeholder = { loading: false, onRetry: () => undefined };

const maps = [
  ['the drawing', (highlight?: string) => <AreaDrawing highlight={highlight} />],
  [
    'its placeholder',
    (highlight?: string) => <MapPlaceholder {...placeholder} highlight={highlight} />,
  ],
  ['the map of the built page', (highlight?: string) => <AreaMap highlight={highlight} />],
] as const;

test.each(maps)(
  '%s lists every town from north to south, as a link to its page',
  async (_, map) => {
    const { all } = await rendered(map());
    const hrefs = all('a').map(({ attributes }) => attributes.href ?? '');
    const towns = hrefs.map((href) => areas.find(({ slug }) => href === `/service-areas/${slug}`));
    expect(towns.map((town) => town?.name)).toEqual(all('a').map(({ text }) => text));
    expect(hrefs.toSorted()).toEqual(
      pages.flatMap(({ path, screen }) => (screen === 'town' ? [path] : [])).toSorted(),
    );
    const latitudes = towns.map((town) => town?.latitude ?? Number.NaN);
    expect(latitudes).toEqual(latitudes.toSorted((a, b) => b - a));
  },
);

test.each(maps)('%s marks only the town of its page', async (_, map) => {
  const current = async (highlight?: string) =>
    (await rendered(map(highlight)))
      .all('a')
      .flatMap(({ attributes, text }) => (attributes['aria-current'] ? [text] : []));
  expect(await current('hoboken')).toEqual(['Hoboken']);
  expect(await current('nowhere')).toEqual([]);
  expect(await current()).toEqual([]);
});

test.each([
  ['the drawing', <AreaDrawing key="drawing" isListed />],
  ['its placeholder', <MapPlaceholder key="placeholder" {...placeholder} isListed />],
])(
  '%s beside links to the towns is hidden from screen readers and from the Tab key',
  async (_, map) => {
    const { all, one } = await rendered(map);
    expect(one('ul').attributes['aria-hidden']).toBe('true');
    expect(new Set(all('a').map(({ attributes }) => attributes.tabindex))).toEqual(new Set(['-1']));
  },
);

test('every town and its name lie within the map, and no two towns overlap', () => {
  const dots = areas.map((area) => {
    const { dot, label } = markOf(area);
    for (const [x, y] of [dot, label]) {
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(mapSize.width);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(mapSize.height);
    }
    return dot;
  });
  for (const [at, dot] of dots.entries()) {
    const others = dots.filter((_, other) => other !== at);
    const nearest = Math.min(...others.map(([x, y]) => Math.hypot(x - dot[0], y - dot[1])));
    expect(nearest).toBeGreaterThan(12);
  }
});

test('the names over the river are far enough apart to tap on a small phone', () => {
  const marks = areas.map(markOf).filter(({ side }) => side === 'right');
  const lines = marks.map(({ label }) => label[1]).toSorted((a, b) => a - b);
  const gaps = lines.slice(1).map((y, at) => y - (lines[at] ?? 0));
  const pixels = 320 / mapSize.width;
  expect(Math.min(...gaps) * pixels).toBeGreaterThan(40);
});

test('a town without a hand-set label position has its name on its right', () => {
  const [first] = areas;
  if (!first) throw new Error('no towns');
  const { dot, label, side } = markOf({ ...first, slug: 'new-town' });
  expect(side).toBe('right');
  expect(label).toEqual([dot[0] + 16, dot[1]]);
});

test('the placeholder shows that the map is loading, or why it failed and how to retry', async () => {
  const plain = await rendered(<MapPlaceholder {...placeholder} />);
  expect(plain.all('p').map(({ text }) => text)).toEqual(['']);
  expect(plain.all('button')).toEqual([]);
  expect(plain.html).toContain(`grid-rows-${areas.length}`);
  const waiting = await rendered(<MapPlaceholder {...placeholder} loading />);
  expect(waiting.html).toContain(areaMapWords.loading);
  expect(waiting.one('p')).toMatchObject({ attributes: { role: 'status' }, text: '' });
  const failed = await rendered(<MapPlaceholder {...placeholder} error="No map" />);
  expect(failed.one('p')).toMatchObject({ attributes: { role: 'status' }, text: 'No map' });
  expect(failed.one('button').attributes.type).toBe('button');
});
