/** Builds the pages in SITE_LANGUAGE into LANGUAGE_FOLDER. Run by scripts/build.ts. */
import { spawnSync } from 'node:child_process';
import { prefixOf } from '../contract/languages.ts';
import { afterBuild } from './after-build/after-build.ts';
import { builtLanguage } from './built-language.ts';
import { buildPrivatePages } from './private-pages.ts';
import { writeWordedFiles } from './site/worded-files.ts';

const { LANGUAGE_FOLDER: folder } = process.env;
if (!folder) throw new Error('scripts/build.ts names the folder of the language');

const { status, error } = spawnSync('react-router', ['build'], {
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
if (error) throw error;
if (status !== 0) process.exit(status ?? 1);
await writeWordedFiles(`${folder}/client`);
await afterBuild(folder, prefixOf(builtLanguage));
await buildPrivatePages(`${folder}/private`);
