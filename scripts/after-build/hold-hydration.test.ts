import { expect, test } from 'vitest';
import { holdHydration } from './hold-hydration.ts';

const loading = { boot: 'boot("$&")', start: 'var start=s;', stylesheet: '/assets/site.css' };

const built = `<html><head><link rel="icon" href="/i"/><link rel="modulepreload" href="/a.js"/><link rel="modulepreload" href="/b.js"/></head><body><p>x</p><script>first()</script><script type="module" async="">import "/a.js";
go()</script><script>last()</script></body></html>`;

test('the module script and the preloads go into files, and the boot script takes their place', () => {
  const files: Record<string, string> = {};
  const held = holdHydration(built, loading, (name, extension, text) => {
    files[name] = text;
    return `/assets/${name}.${extension}`;
  });
  expect(held.html).toBe(
    '<html><head><link rel="icon" href="/i"/></head><body><p>x</p><script>first()</script><script data-start="/assets/start.js">boot("$&")</script><script>last()</script></body></html>',
  );
  expect(held.modules).toEqual(['/a.js', '/b.js']);
  expect(files).toEqual({
    page: 'import "/a.js";\ngo()',
    start: 'var start=s;start("/assets/page.js","/assets/site.css",["/a.js","/b.js"]);',
  });
});

test('a page without a module script stops the build', () => {
  const write = () => '';
  expect(() => holdHydration('<script>x()</script>', loading, write)).toThrow('no module script');
});
