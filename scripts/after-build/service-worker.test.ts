import { expect, test } from 'vitest';
import { chunkFiles } from './service-worker.ts';

const manifest = {
  'app/late.ts': { file: 'assets/late-1.js', name: 'late', imports: ['_shared.js', 'app/late.ts'] },
  '_shared.js': { file: 'assets/shared-2.js', name: 'shared', imports: ['_deep.js'] },
  '_deep.js': { file: 'assets/deep-3.js', name: 'deep', dynamicImports: ['app/other.ts'] },
  'app/other.ts': { file: 'assets/other-4.js', name: 'other', imports: ['_shared.js'] },
};

test('the files of a chunk include everything it imports, each once', () => {
  expect(chunkFiles(manifest, ['late', 'other'])).toEqual([
    '/assets/late-1.js',
    '/assets/shared-2.js',
    '/assets/deep-3.js',
    '/assets/other-4.js',
  ]);
});

test('a chunk that no longer exists fails the build', () => {
  expect(() => chunkFiles(manifest, ['gone'])).toThrow('gone is no chunk of its own any more');
});
