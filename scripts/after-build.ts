/**
 * What the framework's build leaves to do: hold React back (docs/decisions/0002), hash the inline
 * scripts for each page's Content-Security-Policy, and compress every file once.
 */
import { createHash } from 'node:crypto';
import { globSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { PurgeCSS } from 'purgecss';
import { build } from 'vite';

const client = 'build/client';
const digest = (text: string) => createHash('sha256').update(text);

const sourceHash = (text: string) => `'sha256-${digest(text).digest('base64')}'`;

/**
 * A script of its own, whole: its default export is what the variable `name` holds.
 * @param define what stands for these constants, as text
 */
async function script(
  entry: string,
  name: string,
  define: Record<string, string> = {},
): Promise<string> {
  const built = await build({
    configFile: false,
    define,
    logLevel: 'warn',
    publicDir: false,
    build: { write: false, lib: { entry, formats: ['iife'], name } },
  });
  const [bundle] = Array.isArray(built) ? built : [built];
  if (!bundle || !('output' in bundle)) throw new Error(`${entry} was not built`);
  return bundle.output[0].code.trim();
}

function writeAsset(name: string, extension: string, text: string): string {
  const path = `/assets/${name}-${digest(text).digest('hex').slice(0, 8)}.${extension}`;
  writeFileSync(client + path, text);
  return path;
}

/** Last in the head: React takes the head's elements over in their order, and passes over what follows. */
function addMark(html: string, mark: string): string {
  return html.replace('</head>', () => `<script>${mark}</script></head>`);
}

/** Moves the page's module script and its preloads into files that the boot script asks for in time. */
function holdBack(html: string, boot: string, start: string, stylesheet: string): string {
  const preload = /<link rel="modulepreload" href="([^"]+)"\/>/g;
  const modules = [...html.matchAll(preload)].map((match) => match[1]);
  const found = /<script type="module" async="">([\s\S]*?)<\/script>/.exec(html);
  if (!found?.[1]) throw new Error('a page has no module script: has the framework changed?');
  const entry = writeAsset('page', 'js', found[1]);
  const call = [entry, stylesheet, modules].map((value) => JSON.stringify(value)).join();
  const file = writeAsset('start', 'js', `${start}start(${call});`);
  return html
    .replaceAll(preload, '')
    .replace(found[0], () => `<script data-start="${file}">${boot}</script>`);
}

/** Without React, which would not know the address that it is shown under. Once online, what was asked for comes. */
function withoutReact(html: string): string {
  const reload = "<script>addEventListener('online',()=>location.reload())</script>";
  return html
    .replaceAll(/<link rel="modulepreload"[^>]*>|<script[\s\S]*?<\/script>/g, '')
    .replace('</body>', () => `${reload}</body>`);
}

/** The offline page and the files that it shows, for the service worker to keep from the start. */
function offlineFiles(html: string): string[] {
  const named = [...html.matchAll(/(?:src="|rel="icon" href="|url\()(\/[^")]+)/g)];
  return [...new Set(['/offline', ...named.map(([, file]) => file ?? '')])];
}

/** A built script with all that it imports, as paths of this site. */
function withImports(path: string, found = new Set<string>()): Set<string> {
  if (found.has(path)) return found;
  found.add(path);
  const text = readFileSync(client + path, 'utf8');
  for (const [, name] of text.matchAll(/(?:from|import)\s*"\.\/([\w.-]+\.js)"/g)) {
    withImports(`/assets/${name}`, found);
  }
  return found;
}

const styleElement = /(<style[^>]*>)([\s\S]*?)(<\/style>)/;

/** The whole stylesheet as a file: load-modules.ts adds it before React, which may show anything. */
function writeStylesheet(html: string): string {
  const css = styleElement.exec(html)?.[2];
  if (!css) throw new Error('a page has no style element: has app/root.tsx changed?');
  return writeAsset('site', 'css', css);
}

/** Leaves inline only the rules that this page's own HTML can use: what the first flight has to carry. */
async function keepOwnStyles(html: string): Promise<string> {
  const raw = html
    .replace(styleElement, '')
    .replaceAll(/<script[\s\S]*?<\/script>/g, '')
    // As in the names of classes that speak of what they contain: [&_svg]:hidden.
    .replaceAll('&amp;', '&');
  const css = styleElement.exec(html)?.[2] ?? '';
  const [own] = await new PurgeCSS().purge({
    content: [{ raw, extension: 'html' }],
    css: [{ raw: css }],
    variables: true,
    // Set by app/before-hydration/mark-campaign.ts.
    dynamicAttributes: ['data-number'],
    keyframes: true,
    defaultExtractor: (text) => text.match(/[^\s"'<>=]+/g) ?? [],
  });
  if (!own) throw new Error('no styles are left');
  const rules = own.css.replaceAll(/@property (--[\w-]+)\{[^}]*\}/g, (rule, name) =>
    own.css.includes(`var(${name}`) ? rule : '',
  );
  return html.replace(styleElement, (_, open, __, close) => open + rules + close);
}

function inlineScriptHashes(html: string): string[] {
  return [...html.matchAll(/<script(?![^>]*\bsrc=)([^>]*)>([\s\S]*?)<\/script>/g)]
    .filter(([, attributes]) => !/type="application\/ld\+json"/.test(attributes ?? ''))
    .map(([, , text]) => sourceHash(text ?? ''));
}

function inlineStyleHashes(html: string): string[] {
  return [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, text]) =>
    sourceHash(text ?? ''),
  );
}

async function compress(file: string): Promise<void> {
  const bytes = readFileSync(file);
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
    promisify(gzip)(bytes, { level: 9 }),
  ]);
  writeFileSync(`${file}.br`, br);
  writeFileSync(`${file}.gz`, gz);
}

/** One row per page, read by server/site/pages.ts. */
interface BuiltPage {
  path: string;
  file: string;
  scriptHashes: string[];
  styleHashes: string[];
}

// Set-up trusts this mark: a build it did not ask for (another SITE_URL, say) is not what it says.
rmSync('build/.set-up', { force: true });
rmSync(`${client}/__spa-fallback.html`, { force: true });
rmSync(`${client}/.vite`, { recursive: true, force: true });

const boot = await script('app/before-hydration/hold-hydration.ts', 'boot');
const start = await script('app/before-hydration/load-modules.ts', 'start');
const campaign = writeAsset(
  'campaign',
  'js',
  await script('app/before-hydration/settle-phone-number.ts', 'campaign'),
);
const mark = await script('app/before-hydration/mark-campaign.ts', 'mark', {
  __CAMPAIGN_MODULE__: JSON.stringify(campaign),
});
const stylesheet = writeStylesheet(readFileSync(`${client}/index.html`, 'utf8'));
const pages: BuiltPage[] = [];
for (const file of globSync(`${client}/**/*.html`).sort()) {
  const relative = file.slice(client.length);
  const own = await keepOwnStyles(readFileSync(file, 'utf8'));
  const isOffline = relative === '/offline/index.html';
  const html = addMark(
    isOffline ? withoutReact(own) : holdBack(own, boot, start, stylesheet),
    mark,
  );
  writeFileSync(file, html);
  pages.push({
    path: relative.replace(/\/?index\.html$/, '') || '/',
    file: relative,
    scriptHashes: inlineScriptHashes(html),
    styleHashes: inlineStyleHashes(html),
  });
}
const offlineHtml = readFileSync(`${client}/offline/index.html`, 'utf8');
const names = globSync(`${client}/assets/*`).sort();
// What a page may ask for after the worker has begun to keep it, less what the page has brought itself.
const late = globSync(`${client}/assets/{form-parts,arrival}-*.js`);
if (late.length !== 2) throw new Error('what comes late is no file of its own any more');
const [homeStart] =
  /\/assets\/start-\w+\.js/.exec(readFileSync(`${client}/index.html`, 'utf8')) ?? [];
const brought = readFileSync(`${client}${homeStart}`, 'utf8');
const lateFiles = late
  .flatMap((path) => [...withImports(path.slice(client.length))])
  .filter((path) => !brought.includes(path));
const worker = await script('app/service-worker/worker/worker.ts', 'worker', {
  __BUILD__: JSON.stringify(
    digest(offlineHtml + names)
      .digest('hex')
      .slice(0, 8),
  ),
  __OFFLINE_FILES__: JSON.stringify([...offlineFiles(offlineHtml), campaign, ...lateFiles]),
});
writeFileSync(`${client}/sw.js`, worker);
writeFileSync('build/pages.json', JSON.stringify(pages, null, 1));

const compressible = globSync(`${client}/**/*.{html,js,css,svg,json,txt,xml,webmanifest,ico,data}`);
await Promise.all(compressible.map(compress));

const home = statSync(`${client}/index.html.br`).size;
console.log(
  `after-build: ${pages.length} pages, ${compressible.length} files compressed, home ${home} bytes brotli`,
);
