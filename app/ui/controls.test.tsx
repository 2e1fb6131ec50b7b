import { expect, test, vi } from 'vitest';
import { rendered } from '../../tests/support/render/rendered.tsx';
import { Button } from './button.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { LinkButton } from './link-button.tsx';
import { Pins, SkeletonGrid, Spinner } from './loading.tsx';
import { Picture, shapes } from './picture.tsx';

test('a button submits no form unless its type is submit', async () => {
  expect((await rendered(<Button>Go</Button>)).one('button').attributes.type).toBe('button');
  const sending = await rendered(<Button type="submit">Go</Button>);
  expect(sending.one('button').attributes.type).toBe('submit');
});

test.each([
  ['/faq', '/faq'],
  ['/services/auto-locksmith', '/services/auto-locksmith'],
  ['tel:+12015550100', 'tel:+12015550100'],
  ['#request', '#request'],
])('a link to %j that looks like a button links to it from any page', async (to, href) => {
  const { one } = await rendered(
    <LinkButton to={to} look="primary">
      Go
    </LinkButton>,
    '/services/auto-locksmith',
  );
  expect(one('a')).toMatchObject({ text: 'Go', attributes: { href } });
});

test.each(Object.keys(shapes) as (keyof typeof shapes)[])(
  'a picture of the shape %s offers each of its widths, and reserves its space',
  async (shape) => {
    const { widths, ratio } = shapes[shape];
    const { one } = await rendered(<Picture name="key" alt="A key" shape={shape} sizes="50vw" />);
    const offered = (srcset = '') => srcset.split(',').map((file) => file.split(' '));
    for (const [tag, format] of [
      ['source', 'avif'],
      ['img', 'webp'],
    ] as const) {
      expect(offered(one(tag).attributes.srcset)).toEqual(
        widths.map((width) => [`/p/key-${width}.${format}`, `${width}w`]),
      );
      expect(one(tag).attributes.sizes).toBe('50vw');
    }
    const { width, height, loading, alt, src } = one('img').attributes;
    expect(Math.abs(Number(width) / Number(height) - ratio)).toBeLessThan(0.01);
    expect({ loading, alt }).toEqual({ loading: 'lazy', alt: 'A key' });
    expect(src).toBe(`/p/key-${Math.min(...widths)}.webp`);
  },
);

test('decoration is hidden from screen readers', async () => {
  for (const decoration of [
    <Spinner key="1" />,
    <SkeletonGrid key="2" count={2} />,
    <Pins key="3" />,
  ]) {
    const { elements } = await rendered(decoration);
    expect(elements[0]?.attributes['aria-hidden']).toBe('true');
  }
  const { all } = await rendered(<SkeletonGrid count={0} />);
  expect(all('svg')).toEqual([]);
});

test('a part that throws anything is replaced by the fallback, until a retry', () => {
  const fallback = vi.fn(() => 'sorry');
  const boundary = new ErrorBoundary({ children: 'fine', fallback });
  expect(boundary.render()).toBe('fine');
  boundary.setState = (state) => {
    Object.assign(boundary.state, state);
  };
  for (const error of [new Error('no'), undefined, null, 0, '']) {
    boundary.state = ErrorBoundary.getDerivedStateFromError(error);
    expect(boundary.render()).toBe('sorry');
    expect(fallback).toHaveBeenLastCalledWith(boundary.retry, error);
    boundary.retry();
    expect(boundary.render()).toBe('fine');
  }
});
