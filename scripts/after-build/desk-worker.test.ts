import { expect, test } from 'vitest';
import { filesOf } from './desk-worker.ts';

test('a page needs its script, styles and imports, and what it may import later, each once', () => {
  const manifest = {
    'desk/index.html': {
      file: 'private/index-0a.js',
      css: ['private/desk-0b.css'],
      imports: ['_framework.js'],
      dynamicImports: ['desk/numbers.tsx'],
    },
    '_framework.js': { file: 'private/framework-0c.js', imports: ['desk/index.html'] },
    'desk/numbers.tsx': { file: 'private/numbers-0d.js', imports: ['_framework.js'] },
    'app/follow/request.html': { file: 'private/request-0e.js', assets: ['private/sign.woff2'] },
  };
  expect(filesOf(manifest, 'desk/index.html')).toEqual([
    '/private/index-0a.js',
    '/private/desk-0b.css',
    '/private/framework-0c.js',
    '/private/numbers-0d.js',
  ]);
});
