/** npm run sbom [-- FILE]: does not use `npm sbom --omit=dev`, which also lists the packages of the build. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { writeProductionPackages } from './production-packages.ts';

const npm = resolve('.setup/node_modules/npm/bin/npm-cli.js');
const folder = mkdtempSync(join(tmpdir(), 'sbom-'));
try {
  writeProductionPackages(folder);
  const args = [
    'sbom',
    '--package-lock-only',
    '--sbom-format=cyclonedx',
    '--sbom-type=application',
  ];
  const sbom = execFileSync(process.execPath, [npm, ...args], {
    cwd: folder,
    maxBuffer: 2 ** 26,
    stdio: 'pipe',
  });
  const { components } = JSON.parse(String(sbom));
  const file = process.argv[2] ?? 'sbom.json';
  writeFileSync(file, sbom);
  console.log(`${file}: ${components.length} packages`);
} finally {
  rmSync(folder, { recursive: true });
}
