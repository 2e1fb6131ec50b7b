/** Builds the pages. Checks SITE_URL and the owner's facts first, and passes SITE_URL to every step. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import * as ownerFacts from '../content/en/owner-facts.ts';
import { ownerFactProblems, ownerSentenceProblems } from '../content/en/owner-facts-check.ts';
import * as ownerSentences from '../content/es/owner-sentences.ts';
import { type Language, languages, prefixOf } from '../contract/languages.ts';
import { readSiteUrl } from '../server/config.ts';
import { writeSiteFiles } from './site/site-files.ts';

const client = 'build/client';
const privatePages = 'build/private';

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

/** Each language in a process of its own, in which all modules are loaded in that language. */
async function buildLanguage(language: Language): Promise<void> {
  const hooks = pathToFileURL('scripts/languages/register.ts').href;
  const { NODE_OPTIONS = '' } = process.env;
  const built = spawn(process.execPath, ['scripts/languages/build-language.ts'], {
    stdio: 'inherit',
    env: {
      ...process.env,
      SITE_URL: siteUrl,
      SITE_LANGUAGE: language,
      NODE_OPTIONS: `${NODE_OPTIONS} --import ${hooks}`,
    },
  });
  const [code] = await once(built, 'exit');
  if (code !== 0) process.exit(code ?? 1);
}

/** Both have their files in one folder for assets: what is alike in both is one file. */
function putTogether(): void {
  for (const built of [client, privatePages]) rmSync(built, { recursive: true, force: true });
  const pages = languages.flatMap((language) => {
    const folder = `build/${language}`;
    if (language === 'en') {
      renameSync(`${folder}/client`, client);
      renameSync(`${folder}/private`, privatePages);
    } else {
      for (const path of ['/assets', prefixOf(language)])
        cpSync(`${folder}/client${path}`, client + path, { recursive: true });
      cpSync(`${folder}/private/private`, `${privatePages}/private`, { recursive: true });
      cpSync(`${folder}/private/app`, `${privatePages}${prefixOf(language)}/app`, {
        recursive: true,
      });
    }
    const listed: unknown[] = JSON.parse(readFileSync(`${folder}/pages.json`, 'utf8'));
    if (language === 'en') renameSync(`${folder}/campaign-number.js`, 'build/campaign-number.js');
    rmSync(folder, { recursive: true });
    return listed;
  });
  writeFileSync('build/pages.json', JSON.stringify(pages, null, 1));
}

// Set-up skips the build if this file exists; a build by hand may have another SITE_URL.
rmSync('build/.set-up', { force: true });
await Promise.all(languages.map(buildLanguage));
putTogether();
await writeSiteFiles(client, siteUrl);
// For server/site/built-for.ts.
writeFileSync('build/site-url', siteUrl);
