import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { pagesFolder } from '../../../server/site/built-for.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A build with only the pages that a server needs to start: reading all of them takes half of its start. */
    fewPages: string;
  }
}

/** Runs once per test run, because tests that are not about pages start servers, too. */
export default function setup(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'locksmith-pages-'));
  const pages: { path: string }[] = JSON.parse(
    readFileSync(join(pagesFolder, 'pages.json'), 'utf8'),
  );
  const needed = pages.filter(({ path }) => path.endsWith('/404'));
  for (const path of [
    'private',
    'campaign-number.js',
    ...needed.map(({ path }) => `client${path}`),
  ])
    cpSync(join(pagesFolder, path), join(folder, path), { recursive: true });
  writeFileSync(join(folder, 'pages.json'), JSON.stringify(needed));
  project.provide('fewPages', folder);
  return () => rmSync(folder, { recursive: true });
}
