import { once } from 'node:events';
import { get } from 'node:http';

export interface Throughput {
  'per second': number;
  'per CPU second': number;
  failed: number;
}

/** The server's limit of streams per session. */
const perSession = 10;
const rounds = 3;

async function openDesks(
  url: string,
  count: number,
  signIn: () => Promise<string>,
): Promise<() => number> {
  let broken = 0;
  const closers: (() => void)[] = [];
  let cookie = '';
  for (let index = 0; index < count; index += 1) {
    if (index % perSession === 0) cookie = await signIn();
    const request = get(`${url}/api/desk/events`, { agent: false, headers: { cookie } });
    const [response] = await once(request, 'response');
    if (response.statusCode !== 200)
      throw new Error(`a stream was answered ${response.statusCode}`);
    const lost = () => {
      broken += 1;
    };
    response
      .resume()
      .on('error', () => undefined)
      .once('close', lost);
    closers.push(() => {
      response.off('close', lost);
      request.destroy();
    });
  }
  return () => {
    for (const close of closers) close();
    return broken;
  };
}

/** Alternates, so that other load on the machine affects both. */
export async function compareListening(
  url: string,
  signIn: () => Promise<string>,
  book: () => Promise<Throughput>,
): Promise<Record<string, object>> {
  const alone: Throughput[] = [];
  const heard: Throughput[] = [];
  let broken = 0;
  for (let round = 0; round < rounds; round += 1) {
    alone.push(await book());
    const closeDesks = await openDesks(url, 50, signIn);
    heard.push(await book());
    broken += closeDesks();
  }
  const [without, withDesks] = [mean(alone), mean(heard)];
  const ratio = (name: 'per second' | 'per CPU second') =>
    Number((withDesks[name] / without[name]).toFixed(2));
  return {
    'no desk open': without,
    '50 desks open': { ...withDesks, 'streams broken': broken },
    ratio: { 'per second': ratio('per second'), 'per CPU second': ratio('per CPU second') },
  };
}

function mean(rows: Throughput[]): Throughput {
  const of = (name: keyof Throughput) =>
    Math.round(rows.reduce((sum, row) => sum + row[name], 0) / rows.length);
  return {
    'per second': of('per second'),
    'per CPU second': of('per CPU second'),
    failed: of('failed'),
  };
}
