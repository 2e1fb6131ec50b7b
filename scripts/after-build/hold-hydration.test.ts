import { expect, test } from 'vitest';
import { holdHydration } from './hold-hydration.ts';

const loading = { boot: 'boot("$&")', start: 'var start=s;', stylesheet: '/assets/site.css' };

const built = `<html><head><link rel="icon" href="/i"/><link rel="modulepreload" href="/a.js"/><link rel="modulepreload" href="/b.js"/></head><body><p>x</p><script>first()</script><script type="module" async="">import "/a.js";
import "/b.js";
go()</script><script>last()</script></body></html>`;

test('the module script and the preloads go into a file, and the boot script takes their place', () => {
  const files: Record<string, string> = {};
  const write = (name: string, extension: string, text: string) => {
    files[name] = text;
    return `/assets/${name}.${extension}`;
  };
  const read = (address: string) => (address === '/b.js' ? 'folded()' : undefined);
  const held = holdHydration(built, loading, write, read);
  expect(held.html).toBe(
    '<html><head><link rel="icon" href="/i"/></head><body><p>x</p><script>first()</script><script data-start="/assets/start.js">boot("$&")</script><script>last()</script></body></html>',
  );
  expect(held.modules).toEqual(['/a.js']);
  expect(files).toEqual({
    start:
      'var start=s;start(async()=>{await import("/a.js");\nawait(async()=>{folded()})();\ngo()},"/assets/site.css",["/a.js"]);',
  });
});

test('a page without a module script stops the build', () => {
  const write = () => '';
  const read = () => undefined;
  expect(() => holdHydration('<script>x()</script>', loading, write, read)).toThrow(
    'no module script',
  );
});

test("the router's data goes into the file, ahead of what reads it", () => {
  const html =
    '<body><script>own()</script><script nonce="router">context = {};</script><script nonce="router" type="module">go()</script><!--$--><script nonce="router">context.close()\n</script><!--/$--></body>';
  let file = '';
  const write = (_name: string, _extension: string, text: string) => {
    file = text;
    return '/s.js';
  };
  const held = holdHydration(html, loading, write, () => undefined);
  expect(held.html).toBe(
    '<body><script>own()</script><script data-start="/s.js">boot("$&")</script><!--$--><!--/$--></body>',
  );
  expect(file).toBe(
    'var start=s;start(async()=>{context = {};\ncontext.close()\ngo()},"/assets/site.css",[]);',
  );
});
