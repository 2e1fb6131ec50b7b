import { expect, test } from 'vitest';
import { hero } from '#words/pages/hero.ts';
import { home } from '#words/pages/home.ts';
import { pages } from '../../../content/registry/pages.ts';
import { rendered } from '../../../tests/support/render/rendered.tsx';
import { LateSections } from './late-sections.tsx';
import { RotatingHeadline } from './rotating-headline.tsx';
import { HomeServices } from './services.tsx';

test('a screen reader hears the rotating headline as one steady sentence, and a button pauses it', async () => {
  const { one, all } = await rendered(<RotatingHeadline className="" />);
  const [steady, turning] = all('span');
  expect(steady?.text).toBe(hero.steadyHeadline);
  expect(turning?.attributes['aria-hidden']).toBe('true');
  expect(turning?.text).toBe(`${hero.words[0]}${hero.after}`);
  expect(one('button').attributes).toMatchObject({ type: 'button', 'aria-label': hero.pause });
});

test('until the late sections load, the page links to what they will show', async () => {
  const { all, html } = await rendered(<LateSections />);
  const hrefs = all('a').map(({ attributes }) => attributes.href);
  expect(hrefs).toEqual([home.reviews, home.areas, home.faq].map(({ link }) => link.path));
  expect(html).not.toContain('animate-pulse');
});

test('the home page links to every emergency service', async () => {
  const { all } = await rendered(<HomeServices />);
  const hrefs = all('a').map(({ attributes }) => attributes.href);
  const emergencies = pages.filter(({ path }) => /^\/services\/emergency-locksmith\/./.test(path));
  expect(emergencies.length).toBeGreaterThan(0);
  for (const { path } of emergencies) expect(hrefs).toContain(path);
  expect(hrefs).toContain('/services');
});
