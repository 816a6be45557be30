import { Agent, get } from 'node:http';
import { quantile } from '../stats.ts';

/** URLs requested in turn, limited by time and number. */
export interface Load {
  urls: string[];
  token: string;
  concurrency: number;
  maxMs: number;
  maxRequests: number;
}

export interface Result {
  requests: number;
  perSecond: number;
  median: number;
  p95: number;
}

const agent = new Agent({ keepAlive: true });

/** Requests a URL. Returns the ms taken. */
function ask(url: string, token: string): Promise<number> {
  const start = performance.now();
  return new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${token}` };
    get(url, { agent, headers }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url} answered ${response.statusCode}`));
      response.on('error', reject).on('end', () => resolve(performance.now() - start));
      response.resume();
    }).on('error', reject);
  });
}

async function run({ urls, token, concurrency, maxMs, maxRequests }: Load): Promise<Result> {
  const times: number[] = [];
  const start = performance.now();
  let asked = 0;
  const askOn = async () => {
    while (asked < maxRequests && performance.now() - start < maxMs) {
      const url = urls[asked % urls.length] ?? '';
      asked += 1;
      times.push(await ask(url, token));
    }
  };
  await Promise.all(Array.from({ length: concurrency }, askOn));
  const seconds = (performance.now() - start) / 1000;
  return {
    requests: times.length,
    perSecond: times.length / seconds,
    median: quantile(times, 0.5),
    p95: quantile(times, 0.95),
  };
}

process.on('message', (load: Load) => {
  run(load).then(
    (result) => process.send?.({ result }),
    (error: Error) => process.send?.({ problem: error.message }),
  );
});
process.on('disconnect', () => process.exit());
