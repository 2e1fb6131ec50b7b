import { expect, test } from 'vitest';
import { holdHydration } from './hold-hydration.ts';

const loading = { boot: 'boot("$&")', start: 'var start=s;', stylesheet: '/assets/site.css' };

const built = `<html><head><link rel="icon" href="/i"/><link rel="modulepreload" href="/a.js"/><link rel="modulepreload" href="/b.js"/></head><body><p>x</p><script>first()</script><script type="module" async="">import "/a.js";
import "/b.js";
go()</script><script>last()</script></body></html>`;

test('the module script and preload list move into files, and the boot script replaces them', () => {
  const files: Record<string, string> = {};
  const write = (name: string, extension: string, text: string) => {
    files[name] = text;
    return `/assets/${name}.${extension}`;
  };
  const held = holdHydration(built, loading, write);
  expect(held.html).toBe(
    '<html><head><link rel="icon" href="/i"/></head><body><p>x</p><script>first()</script><script data-start="/assets/start.js">boot("$&")</script><script>last()</script></body></html>',
  );
  expect(held.modules).toEqual(['/a.js', '/b.js']);
  expect(files).toEqual({
    hydrate: 'import "/a.js";\nimport "/b.js";\ngo()',
    start: 'var start=s;start("/assets/hydrate.js","/assets/site.css",["/a.js","/b.js"]);',
  });
});

test('a page without a module script fails the build', () => {
  const write = () => '';
  expect(() => holdHydration('<script>x()</script>', loading, write)).toThrow('no module script');
});

test('the router’s data moves into the file, before the code that reads it', () => {
  const html =
    '<body><script>own()</script><script nonce="router">context = {};</script><script nonce="router" type="module">go()</script><!--$--><script nonce="router">context.close()\n</script><!--/$--></body>';
  const files: Record<string, string> = {};
  const write = (name: string, _extension: string, text: string) => {
    files[name] = text;
    return `/${name}.js`;
  };
  const held = holdHydration(html, loading, write);
  expect(held.html).toBe(
    '<body><script>own()</script><script data-start="/start.js">boot("$&")</script><!--$--><!--/$--></body>',
  );
  expect(files.hydrate).toBe('context = {};\ncontext.close()\ngo()');
});
