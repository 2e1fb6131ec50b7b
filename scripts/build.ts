/** Builds the pages. Checks SITE_URL and the owner's facts first, and passes SITE_URL to every step. */
import { spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import * as ownerFacts from '../content/en/owner-facts.ts';
import { ownerFactProblems } from '../content/en/owner-facts-check.ts';
import { readSiteUrl } from '../server/config.ts';
import { afterBuild } from './after-build/after-build.ts';
import { buildPrivatePages } from './private-pages.ts';
import { writeSiteFiles } from './site/site-files.ts';

const client = 'build/client';

function checkedSiteUrl(): string {
  try {
    return readSiteUrl(process.env);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

const siteUrl = checkedSiteUrl();
const problems = ownerFactProblems(ownerFacts);
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}
// Set-up skips the build if this file exists; a build by hand may have another SITE_URL.
rmSync('build/.set-up', { force: true });
const { status, error } = spawnSync('react-router', ['build'], {
  stdio: 'inherit',
  env: { ...process.env, SITE_URL: siteUrl },
  shell: process.platform === 'win32',
});
if (error) throw error;
if (status !== 0) process.exit(status ?? 1);
await writeSiteFiles(client, siteUrl);
await afterBuild(client);
await buildPrivatePages();
// For server/site/built-for.ts.
writeFileSync('build/site-url', siteUrl);
