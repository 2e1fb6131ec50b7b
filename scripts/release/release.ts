/** npm run release -- FOLDER [PLATFORM]: writes what runs on PLATFORM (such as linux-arm64), pages for SITE_URL. */
import { sayFailure } from '../../cli/say-failure.ts';
import { readSiteUrl } from '../../server/config/config.ts';
import { writeRelease } from './write-release.ts';

const [folder, platform, ...rest] = process.argv.slice(2);
try {
  if (!folder || rest.length > 0)
    throw new Error('Name a new folder: npm run release -- FOLDER [PLATFORM]');
  writeRelease(folder, platform);
  console.log(`${folder} holds the release, with pages for ${readSiteUrl(process.env)}. There:

  npm ci --omit=dev --ignore-scripts
  npm start`);
} catch (error) {
  sayFailure(error);
}
