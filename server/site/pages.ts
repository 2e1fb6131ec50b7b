import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startWords } from '../../content/owner/start.ts';
import { type Bodies, bodiesInMemory } from './bodies.ts';

export interface BuiltPage {
  path: string;
  scriptHashes: string[];
  styleHashes: string[];
  /** The end of the page's head, in characters. */
  headEnd: number;
  bodies: Bodies;
}

function readPageList(directory: string): Omit<BuiltPage, 'bodies'>[] {
  try {
    return JSON.parse(readFileSync(join(directory, 'pages.json'), 'utf8'));
  } catch (cause) {
    throw new Error(startWords.noPages(directory), { cause });
  }
}

/** Reads the script that goes into the head of every page while a campaign's number is set. */
export function readCampaignScript(directory: string): string {
  return readFileSync(join(directory, 'campaign-number.js'), 'utf8');
}

export function readPages(directory: string): BuiltPage[] {
  return readPageList(directory).map((page) => ({
    ...page,
    bodies: bodiesInMemory(join(directory, 'client', page.path, 'index.html')),
  }));
}
