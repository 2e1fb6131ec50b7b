/** Writes the web manifest and share pictures of a language. Must run before after-build/, which compresses them. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { pageAddress } from '../../app/layout/page-path.ts';
import { contentOf, pageContent } from '../../content/registry/page-content.ts';
import { pageAt, pages } from '../../content/registry/pages.ts';
import { drawSharePictures } from './share-pictures.ts';
import { webManifest } from './text-files.ts';

/** `client`: the folder of the built pages. */
export async function writeWordedFiles(client: string): Promise<void> {
  const manifest = client + pageAddress('/manifest.webmanifest');
  mkdirSync(dirname(manifest), { recursive: true });
  writeFileSync(manifest, webManifest(contentOf('/', pageContent).description));
  await drawSharePictures(
    pages.map(({ path, label }) => {
      const [title = label] = contentOf(path, pageContent).title.split(' | ');
      const parent = path.slice(0, path.lastIndexOf('/'));
      return { path, title, above: parent ? pageAt(parent).label : '' };
    }),
    client,
  );
}
