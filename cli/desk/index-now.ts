import { join } from 'node:path';
import type { Command } from 'commander';
import { startWords } from '../../content/owner/start.ts';
import { terminal as words } from '../../content/owner/terminal.ts';
import { isLoopbackHost } from '../../server/net/outbound-address.ts';
import { tellIndexNow } from '../../server/search-engines/index-now.ts';
import { fingerprintPages } from '../../server/search-engines/page-fingerprints.ts';
import { builtFor, pagesFolder } from '../../server/site/built-for.ts';
import { Refusal, withExample, withTerminal } from './terminal.ts';

const { commands, indexNow, options } = words;

/** Refuses a URL where search engines would find nothing of this site, or nothing that they may list. */
function assertPublic(siteUrl: string): void {
  const { protocol, hostname } = new URL(siteUrl);
  if (protocol !== 'https:' || isLoopbackHost(hostname))
    throw new Refusal(indexNow.notPublic(siteUrl));
  const built = builtFor();
  if (built !== undefined && built !== siteUrl) {
    throw new Refusal(startWords.otherSiteUrl(built, siteUrl));
  }
}

export function addIndexNow(program: Command): void {
  withExample(
    program.command('index-now').description(commands.indexNow).option('--all', options.allPages),
    'index-now',
  ).action(({ all }) =>
    withTerminal(async ({ config, database }) => {
      const origin = config.SITE_URL;
      assertPublic(origin);
      const fingerprints = fingerprintPages(join(pagesFolder, 'client'), origin);
      const outcome = await tellIndexNow({ database, origin, fingerprints, all });
      switch (outcome.kind) {
        case 'told':
          console.log([...outcome.urls, indexNow.told(outcome.urls.length)].join('\n'));
          return;
        case 'unchanged':
          console.log(indexNow.unchanged);
          return;
        case 'refused':
          throw new Refusal(indexNow.refused(outcome.status));
        case 'unreachable':
          throw new Refusal(indexNow.unreachable);
      }
    }),
  );
}
