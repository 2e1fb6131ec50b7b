import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { expect, test } from 'vitest';
import { supportEmail } from '../content/facts/business.ts';

const root = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const documents = ['SECURITY.md', 'docs/security.md', 'docs/asvs.md'];

const paths =
  /`((?:app|cli|content|contract|deploy|desk|docs|patches|scripts|server|tests)\/[\w./-]*|[\w-]+\.(?:json|md))`/g;
const filesIn = (text: string) => [...text.matchAll(paths)].map(([, path]) => path ?? '');

/** Returns table rows and paragraphs, each on one line. */
function blocksOf(path: string): string[] {
  return read(path)
    .split(/\n\n|\n(?=\|)/)
    .map((block) => block.replaceAll(/\s+/g, ' '));
}

/** Whether a file has a test, or a document a passage, of this name. */
function has(path: string, name: string): boolean {
  const text = read(path);
  return extname(path) === '.md'
    ? text.includes(`\n## ${name}\n`) ||
        text.includes(`\n**${name}.**`) ||
        text.includes(`\n**${name}**`)
    : text.includes(`'${name}'`);
}

test.each(documents)('every file named in %s exists', (path) => {
  expect(filesIn(read(path)).filter((file) => !existsSync(join(root, file)))).toEqual([]);
});

test.each(documents)('every quoted title in %s occurs in a file named beside it', (path) => {
  const missing = blocksOf(path).flatMap((block) => {
    const files = filesIn(block).filter((file) => /\.(?:md|tsx?)$/.test(file));
    const names = [...block.matchAll(/“([^”]+)”/g)].map(([, name]) => name ?? '');
    return names.filter((name) => !files.some((file) => has(file, name)));
  });
  expect(missing).toEqual([]);
});

/** Expands ranges: '1.2.3 to 1.2.5, 1.3.1' names four requirements. */
function numbersIn(cell: string): string[] {
  return cell.split(', ').flatMap((part) => {
    const [, section, first, last] = /^(\d+\.\d+)\.(\d+) to \1\.(\d+)$/.exec(part) ?? [];
    if (section === undefined) return [part];
    const length = Number(last) - Number(first) + 1;
    return Array.from({ length }, (_, index) => `${section}.${Number(first) + index}`);
  });
}

const requirements = blocksOf('docs/asvs.md')
  .filter((block) => /^\| \d/.test(block))
  .flatMap((block) => {
    const [numbers = '', level, , state = '', evidence] = block
      .slice(1, -1)
      .split(/(?<!\\)\|/)
      .map((cell) => cell.trim());
    const kind = state.replaceAll('*', '');
    return numbersIn(numbers).map((number) => ({ number, level: Number(level), kind, evidence }));
  });

test('docs/asvs.md has each requirement of levels 1 and 2 once, with a reason', () => {
  const numbers = requirements.map(({ number }) => number);
  expect(numbers.filter((number) => !/^\d+\.\d+\.\d+$/.test(number))).toEqual([]);
  expect(new Set(numbers).size).toBe(numbers.length);
  // ASVS 5.0.0 has this many.
  const ofLevel = (level: number) => requirements.filter((row) => row.level === level).length;
  expect([ofLevel(1), ofLevel(2), numbers.length]).toEqual([70, 183, 253]);
  expect(requirements.filter(({ evidence }) => !evidence)).toEqual([]);
});

test('the counts at the top of docs/asvs.md are correct', () => {
  const counts = (kind?: string) =>
    [1, 2, undefined].map((level) =>
      String(
        requirements.filter(
          (row) => (!kind || row.kind === kind) && (!level || row.level === level),
        ).length,
      ),
    );
  const stated = blocksOf('docs/asvs.md').flatMap((block) => {
    const [, kind, ...numbers] =
      /^\| ([a-z ]+?) +\| (\d+) +\| (\d+) +\| (\d+) +\|/.exec(block) ?? [];
    return kind ? [[kind, ...numbers]] : [];
  });
  const kinds = ['met', 'partly', 'not met', 'does not apply'];
  expect(stated).toEqual([...kinds.map((kind) => [kind, ...counts(kind)]), ['all', ...counts()]]);
});

/** Returns the sources in these folders, without tests. */
function sourcesOf(...folders: string[]) {
  return folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
      .map((name) => ({ path: `${folder}/${name}`, text: read(`${folder}/${name}`) })),
  );
}

test('production code starts no program but the picture decoder, and evaluates no text', () => {
  const evaluates =
    /child_process|node:vm|\beval\(|new Function\(|innerHTML|insertAdjacentHTML|document\.write/;
  const sources = sourcesOf('app', 'cli', 'content', 'contract', 'desk', 'server');
  expect(sources.length).toBeGreaterThan(300);
  expect(sources.filter(({ text }) => evaluates.test(text)).map(({ path }) => path)).toEqual([
    'server/photos/decode.ts',
  ]);
});

// The texting provider signs with SHA-1, so its file is left out.
test('every hash except the texting provider’s is SHA-256', () => {
  const sources = sourcesOf('cli', 'server').filter(
    ({ path }) => path !== 'server/texts/twilio.ts',
  );
  const hashes = sources.flatMap(({ text }) =>
    [...text.matchAll(/\b(?:createHash|createHmac|hash)\(\s*'([^']*)'/g)].map(([, name]) => name),
  );
  expect(hashes.length).toBeGreaterThan(8);
  expect(new Set(hashes)).toEqual(new Set(['sha256']));
});

test('SECURITY.md names the contact address of the site', () => {
  expect(read('SECURITY.md')).toContain(supportEmail.value);
});
