import { localDay } from '../../contract/local-time.ts';
import { sampleMark } from '../../contract/request.ts';
import type { TapsTable } from '../../server/database/tables.ts';
import { drawsFrom } from './draws.ts';

const dayMs = 24 * 3_600_000;
const days = 30;

/** Taps on the phone number in the last 30 days. Their campaign marks them as made up. */
export function sampleTaps(now: Date): TapsTable[] {
  const draws = drawsFrom('sample taps');
  const sources = [
    { page: '/', source: 'google', medium: 'cpc', most: 9 },
    { page: '/contact', source: 'direct', medium: 'none', most: 4 },
  ];
  return Array.from({ length: days }, (_, ago) => {
    const day = localDay(new Date(now.getTime() - ago * dayMs).toISOString());
    return sources.map(({ most, ...from }) => ({
      day,
      kind: 'call' as const,
      ...from,
      campaign: sampleMark,
      taps: draws.whole(1, most),
    }));
  }).flat();
}
