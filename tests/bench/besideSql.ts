import type { SQL } from 'drizzle-orm';
import { startApp, tokenOf, type TestApp } from '../api/support.ts';
import { withPostgres } from './postgres.ts';
import { median, quantile } from './stats.ts';
import { printTable, round } from './table.ts';

const rounds = 60;

/** What is asked once. */
export interface Case {
  title: string;
  /** What the screen asks for together, from the store's address on. */
  paths: string[];
  /** The same without the services. */
  statements: SQL[];
}

interface Options {
  title: string;
  fill: (services: TestApp) => Promise<void>;
  /** Cases of one kind stand together and are asked in turn. */
  casesOf: (services: TestApp) => Case[][] | Promise<Case[][]>;
}

/** Measures what services answer of a full store beside the same SQL alone: on PostgreSQL, or PGlite where there is none. */
export async function besideSql(options: Options): Promise<void> {
  const isMeasured = await withPostgres(() => run(options, 'PostgreSQL'));
  if (!isMeasured) await run(options, 'PGlite');
}

async function run({ title, fill, casesOf }: Options, place: string): Promise<void> {
  const services = await startApp();
  try {
    await fill(services);
    const origin = await services.app.listen({ host: '127.0.0.1', port: 0 });
    const rows: string[][] = [];
    for (const variants of await casesOf(services))
      rows.push([variants[0]?.title ?? '', ...(await measure(services, origin, variants))]);
    printTable(`${title} on ${place}, ms`, ['', 'median', 'p95', 'SQL median', 'SQL p95', 'p95 ratio'], rows);
  } finally {
    await services.close();
  }
}

/** In turns, so that both meet the same machine. */
async function measure({ store, database }: TestApp, origin: string, variants: Case[]): Promise<string[]> {
  const authorization = `Bearer ${tokenOf(store, 'STORE_OWNER')}`;
  const ask = async (path: string) => {
    const response = await fetch(new URL(path, `${origin}/dc/store/${store.id}/`), {
      headers: { authorization },
    });
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    await response.arrayBuffer();
  };
  const timed = async (work: Promise<unknown>[]) => {
    const start = performance.now();
    await Promise.all(work);
    return performance.now() - start;
  };
  const [served, alone]: [number[], number[]] = [[], []];
  for (let turn = -variants.length; turn < rounds; turn += 1) {
    const { paths, statements } = variants.at(turn % variants.length) as Case;
    const times = [
      await timed(paths.map(ask)),
      await timed(statements.map((one) => database.db.execute(one))),
    ] as const;
    if (turn < 0) continue;
    served.push(times[0]);
    alone.push(times[1]);
  }
  const ratio = quantile(served, 0.95) / quantile(alone, 0.95);
  const figures = [served, alone].flatMap((times) => [median(times), quantile(times, 0.95)]);
  return [...figures.map((ms) => round(ms, 1)), `${round(ratio, 2)}x`];
}
