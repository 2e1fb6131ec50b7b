/** node scripts/build.ts FOLDER: checks SITE_URL and the owner's facts, then builds the pages. Run by set-up.mjs. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as ownerFacts from '../content/en/owner-facts.ts';
import * as ownerSentences from '../content/es/owner-sentences.ts';
import { ownerFactProblems, ownerSentenceProblems } from '../content/owner/owner-facts-check.ts';
import { type Language, languages, prefixOf } from '../contract/languages.ts';
import { readSiteUrl } from '../server/config/config.ts';
import { environmentOf } from './built-language.ts';
import { writeSiteFiles } from './site/site-files.ts';

function checkedSiteUrl(): string {
  try {
    return readSiteUrl(process.env);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

const siteUrl = checkedSiteUrl();
const problems = [...ownerFactProblems(ownerFacts), ...ownerSentenceProblems(ownerSentences)];
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}

const [, , folder = ''] = process.argv;
if (!folder) throw new Error('scripts/build.ts needs the folder to build into');
const client = join(folder, 'client');
const privatePages = join(folder, 'private');
const folderOf = (language: Language) => join(folder, language);

/** Each language needs its own process, which has all modules in one language. Resolves to the exit code. */
async function buildLanguage(language: Language): Promise<number> {
  const built = spawn(process.execPath, ['scripts/build-language.ts'], {
    stdio: 'inherit',
    env: {
      ...environmentOf(language),
      SITE_URL: siteUrl,
      LANGUAGE_FOLDER: folderOf(language),
    },
  });
  const [code] = await once(built, 'exit');
  return code ?? 1;
}

/** Puts all assets into one folder: files that are equal in both languages have the same name. */
function putTogether(): void {
  const pages = languages.flatMap((language) => {
    const from = folderOf(language);
    const listed: unknown[] = JSON.parse(readFileSync(join(from, 'pages.json'), 'utf8'));
    if (language === 'en') {
      renameSync(join(from, 'client'), client);
      renameSync(join(from, 'private'), privatePages);
      renameSync(join(from, 'campaign-number.js'), join(folder, 'campaign-number.js'));
    } else {
      const prefix = prefixOf(language);
      const copy = (source: string, target: string) =>
        cpSync(join(from, source), target, { recursive: true });
      for (const path of ['assets', prefix]) copy(join('client', path), join(client, path));
      copy('private/private', join(privatePages, 'private'));
      copy('private/app', join(privatePages, prefix, 'app'));
    }
    rmSync(from, { recursive: true });
    return listed;
  });
  writeFileSync(join(folder, 'pages.json'), JSON.stringify(pages, null, 1));
}

const codes = await Promise.all(languages.map(buildLanguage));
if (codes.some((code) => code !== 0)) process.exit(1);
putTogether();
await writeSiteFiles(client, siteUrl);
// Read by server/site/built-for.ts.
writeFileSync(join(folder, 'site-url'), siteUrl);
