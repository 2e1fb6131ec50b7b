import lighthouse from 'lighthouse';
import puppeteer from 'puppeteer-core';
import { chromiumArguments, chromiumPath } from '../../tests/support/browser/chromium.ts';
import { medianBy } from './load.ts';

export interface PageFigures {
  /** In ms, on simulated slow 4G with a CPU four times slower. */
  fcp: number;
  lcp: number;
  speedIndex: number;
  tbt: number;
  /** Total blocking time, without the time that the page's thread waits for one of this machine's cores. */
  cpuTbt: number;
  cls: number;
  /** In bytes on the wire. */
  html: number;
  css: number;
  js: number;
}

/** Starts each browser with its own profile, and without Puppeteer's own arguments. */
const startBrowser = async () =>
  puppeteer.launch({
    executablePath: await chromiumPath(),
    args: [...chromiumArguments, 'about:blank'],
    ignoreDefaultArgs: true,
  });

/** An event of Chromium's trace. Times are in microseconds. */
interface TraceEvent {
  name: string;
  tid: number;
  ts: number;
  dur?: number;
  /** CPU time of the thread. Chromium leaves it out of some short tasks. */
  tdur?: number;
}

/** Total blocking time in ms, counting only CPU time of the page's thread, with a CPU four times slower. */
function cpuBlockingMs(events: TraceEvent[]): number {
  const paint = events.findLast(({ name }) => name === 'firstContentfulPaint');
  if (!paint) throw new Error('the page was not painted');
  return events
    .filter(({ name, tid, ts }) => name === 'RunTask' && tid === paint.tid && ts > paint.ts)
    .reduce((sum, { dur = 0, tdur = dur }) => sum + Math.max(0, (tdur * 4) / 1000 - 50), 0);
}

async function run(url: string, port: number): Promise<PageFigures> {
  const result = await lighthouse(url, {
    port,
    logLevel: 'silent',
    onlyCategories: ['performance'],
    formFactor: 'mobile',
  });
  if (!result) throw new Error(`Lighthouse gave no result for ${url}`);
  const { audits } = result.lhr;
  const figure = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  const network = audits['network-requests']?.details;
  const requests =
    network && 'items' in network ? (network.items as Record<string, unknown>[]) : [];
  // Count by name, not by type, because load-modules.ts fetches scripts before it imports them.
  const bytes = (isMeant: (asked: string) => boolean) =>
    requests
      .filter((request) => isMeant(String(request.url)))
      .reduce((sum, request) => sum + Number(request.transferSize ?? 0), 0);
  return {
    fcp: figure('first-contentful-paint'),
    lcp: figure('largest-contentful-paint'),
    speedIndex: figure('speed-index'),
    tbt: figure('total-blocking-time'),
    cpuTbt: cpuBlockingMs(result.artifacts.Trace.traceEvents),
    cls: figure('cumulative-layout-shift'),
    html: bytes((asked) => asked === url),
    css: bytes((asked) => asked.endsWith('.css')),
    js: bytes((asked) => asked.endsWith('.js')),
  };
}

/** Resolves to the median of each figure. */
export async function measurePages(urls: string[], times: number): Promise<PageFigures[]> {
  const runs: PageFigures[][] = urls.map(() => []);
  for (let turn = 0; turn < times; turn += 1) {
    for (const [index, url] of urls.entries()) {
      const browser = await startBrowser();
      try {
        runs[index]?.push(await run(url, Number(new URL(browser.wsEndpoint()).port)));
      } finally {
        await browser.close();
      }
    }
  }
  return runs.map((figures) => {
    const of = (name: keyof PageFigures) => medianBy(figures, (figure) => figure[name])[name];
    return {
      fcp: of('fcp'),
      lcp: of('lcp'),
      speedIndex: of('speedIndex'),
      tbt: of('tbt'),
      cpuTbt: of('cpuTbt'),
      cls: of('cls'),
      html: of('html'),
      css: of('css'),
      js: of('js'),
    };
  });
}
