import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { median } from './stats.ts';
import { printTable, round } from './table.ts';

interface Times {
  address: number;
  ready: number;
}

/** In seconds. */
const aims: Record<'first' | 'second', Times> = {
  first: { address: 1, ready: 15 },
  second: { address: 1, ready: 3 },
};

/**
 * Measures the time from `npm start` to the printed address and to readiness: the first start, with nothing built or
 * compiled and no data, and the second.
 */
export async function benchStart({ runs }: { runs: number }): Promise<void> {
  const times: Record<keyof typeof aims, Times[]> = { first: [], second: [] };
  for (let run = 0; run < runs; run += 1) {
    const dataDir = await mkdtemp(join(tmpdir(), 'bench-start-'));
    for (const made of ['dist/admin', 'node_modules/.cache/services'])
      await rm(made, { recursive: true, force: true });
    times.first.push(await start(dataDir));
    times.second.push(await start(dataDir));
    await rm(dataDir, { recursive: true, force: true });
  }
  const rows = (['first', 'second'] as const).flatMap((which) =>
    (['address', 'ready'] as const).map((what) => [
      `${which} start, ${what}`,
      's',
      round(median(times[which].map((one) => one[what])), 1),
      `at most ${aims[which][what]}`,
    ]),
  );
  printTable(`Start, ${runs} runs`, ['', 'unit', 'median', 'aim'], rows);
}

async function start(dataDir: string): Promise<Times> {
  const begin = performance.now();
  const child = spawn(process.execPath, ['server/launch.js'], {
    env: { ...process.env, DATA_DIR: dataDir, PORT: '0', DATABASE_URL: '', LOG_LEVEL: 'error' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => {
    child.once('close', () => resolve());
  });
  const times: Partial<Times> = {};
  let output = '';
  for await (const chunk of child.stdout.setEncoding('utf8')) {
    output += chunk;
    const seconds = (performance.now() - begin) / 1000;
    if (output.includes('http://')) times.address ??= seconds;
    if (output.includes('Ready in')) {
      times.ready = seconds;
      break;
    }
  }
  child.kill();
  await ended;
  const { address, ready } = times;
  if (address === undefined || ready === undefined) throw new Error(`The start failed:\n${output}`);
  return { address, ready };
}
