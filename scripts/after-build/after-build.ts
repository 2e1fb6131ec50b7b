import { globSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { assetWriter, bundleScript } from './assets.ts';
import { compressAll } from './compress.ts';
import { type InlineHashes, inlineHashes } from './csp-hashes.ts';
import { headEnd } from './head-script.ts';
import { holdHydration } from './hold-hydration.ts';
import { withoutReact } from './offline-page.ts';
import { keepOwnStyles, stylesheetOf } from './page-styles.ts';
import { chunkFiles, readManifest, writeServiceWorker } from './service-worker.ts';

/** An entry of pages.json, which server/site/pages.ts reads. */
interface BuiltPage extends InlineHashes {
  path: string;
  file: string;
  /** Offset at which the server may insert the campaign's script, which the page's policy allows. */
  headEnd: number;
}

/** Chunks that a page may import after the service worker was installed. */
const lateChunks = ['form-parts', 'waiting-photos', 'arrival'];

/** Post-processes the framework's build and writes pages.json into `folder`. The order of the steps matters. */
export async function afterBuild(folder: string, prefix: string): Promise<void> {
  const client = `${folder}/client`;
  const start = `${prefix}/index.html`;
  const offline = `${prefix}/offline/index.html`;
  const writeAsset = assetWriter(client);
  const manifest = readManifest(client);
  // Remove the framework's page for unknown addresses. It is named index.html if the build has no page at '/'.
  rmSync(`${client}/${prefix ? 'index' : '__spa-fallback'}.html`);
  rmSync(`${client}/.vite`, { recursive: true, force: true });

  const campaignScript = await bundleScript('app/before-hydration/campaign-number.ts', 'campaign');
  writeFileSync(`${folder}/campaign-number.js`, campaignScript);
  // Not .js, because the service worker caches all .js files of a page, and this one is useless offline.
  const plainForm = writeAsset(
    'plain-form',
    'mjs',
    await bundleScript('app/before-hydration/plain-form.ts', 'plain'),
  );
  const loading = {
    boot: await bundleScript('app/before-hydration/hold-hydration.ts', 'boot'),
    start: await bundleScript('app/before-hydration/load-modules.ts', 'start', {
      __PLAIN_FORM__: JSON.stringify(plainForm),
    }),
    stylesheet: writeAsset('site', 'css', stylesheetOf(readFileSync(client + start, 'utf8'))),
  };

  const pages: BuiltPage[] = [];
  let homeModules: string[] = [];
  for (const path of globSync(`${client}/**/*.html`).sort()) {
    const file = path.slice(client.length);
    const own = await keepOwnStyles(readFileSync(path, 'utf8'));
    const { html, modules } =
      file === offline
        ? { html: withoutReact(own), modules: [] }
        : holdHydration(own, loading, writeAsset);
    if (file === start) homeModules = modules;
    writeFileSync(path, html);
    const hashes = inlineHashes(`${html}<script>${campaignScript}</script>`);
    const address = file.replace(/\/?index\.html$/, '') || '/';
    pages.push({ path: address, file, headEnd: headEnd(html), ...hashes });
  }
  writeFileSync(`${folder}/pages.json`, JSON.stringify(pages, null, 1));

  const late = chunkFiles(manifest, lateChunks).filter((file) => !homeModules.includes(file));
  await writeServiceWorker(client, {
    prefix,
    offlineHtml: readFileSync(client + offline, 'utf8'),
    names: globSync(`${client}/assets/*`).sort(),
    alsoCached: late,
  });

  const compressed = await compressAll(client);
  const home = statSync(`${client + start}.br`).size;
  console.log(
    `after-build: ${pages.length} pages at ${prefix}/, ${compressed} files compressed, home ${home} bytes brotli`,
  );
}
