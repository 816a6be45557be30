import { openTestDatabase } from '../../api/testDatabase.ts';
import { addStore, tokenOf, type TestStore } from '../../api/support.ts';
import { startLoader } from '../lists/loader.ts';
import type { Result } from '../lists/load.ts';
import { withPostgres } from '../postgres.ts';
import { median } from '../stats.ts';
import { printTable, round } from '../table.ts';
import { fill, productCount } from './fill.ts';
import { startNode, type Node } from './nodes.ts';

const connections = 100;
const sizes = [10, 1000];
const pages = 5;
const turnMs = 4000;

interface Options {
  runs: number;
  /** Duration of the memory test; memory at the end is compared with memory after a tenth of it. */
  minutes: number;
}

type Loader = ReturnType<typeof startLoader>;

/**
 * Compares lists over HTTP at 100 connections with Fastify and Drizzle alone (aim 0.5x), two nodes with one, and
 * measures the memory of a node under load (aim 1.3x). All alternate, on PostgreSQL.
 */
export async function benchServices({ runs, minutes }: Options): Promise<void> {
  const isMeasured = await withPostgres(() => measure(runs, minutes));
  if (!isMeasured) console.log('\nServices: skipped, there is no PostgreSQL.');
}

async function measure(runs: number, minutes: number): Promise<void> {
  const { database, url = '', drop } = await openTestDatabase();
  const store = await addStore(database, 'first');
  await fill(database, store);
  const loader = startLoader();
  const nodes = await Promise.all([startNode(url, 'bare'), startNode(url), startNode(url)]);
  const [bare, one] = nodes;
  const setups = { bare: [bare], services: [one], 'two nodes': nodes.slice(1) };
  try {
    const rows: string[][] = [];
    for (const size of sizes) {
      const results = new Map<string, Result[]>(Object.keys(setups).map((name) => [name, []]));
      for (let turn = -1; turn < runs; turn += 1) {
        for (const [name, asked] of Object.entries(setups)) {
          const result = await load(loader, store, asked, size, turnMs);
          if (turn >= 0) results.get(name)?.push(result);
        }
      }
      const of = (name: string, figure: keyof Result) =>
        median((results.get(name) ?? []).map((result) => result[figure]));
      for (const name of results.keys()) {
        const beside = name === 'two nodes' ? 'services' : 'bare';
        const ratio = of(name, 'perSecond') / of(beside, 'perSecond');
        rows.push([
          `${size} a page, ${name}`,
          round(of(name, 'perSecond')),
          round(of(name, 'median')),
          round(of(name, 'p95')),
          name === beside ? '' : `${round(ratio, 2)}x ${beside}`,
        ]);
      }
    }
    const memory: number[] = [];
    for (const share of [0.1, 0.9]) {
      await load(loader, store, [one], 10, minutes * share * 60_000);
      memory.push(await one.megabytes());
    }
    const [early = NaN, late = NaN] = memory;
    rows.push(
      [`MB of a node after ${round(minutes * 6)} s`, round(early)],
      [`MB of a node after ${round(minutes * 60)} s`, round(late), '', '', `${round(late / early, 2)}x`],
    );
    printTable(
      `Lists of ${productCount.toLocaleString('en')} products over HTTP at ${connections} connections on PostgreSQL`,
      ['', 'requests/s', 'median ms', 'p95 ms', 'ratio'],
      rows,
    );
  } finally {
    loader.stop();
    await Promise.all(nodes.map((node) => node.stop()));
    await drop();
  }
}

/** Requests page after page, round-robin over the nodes. */
function load(loader: Loader, store: TestStore, nodes: Node[], size: number, maxMs: number): Promise<Result> {
  const numbers = Array.from({ length: Math.min(pages, productCount / size) }, (_, index) => index + 1);
  const urls = numbers.flatMap((page) =>
    nodes.map(({ origin }) => {
      const query = { page, per_page: size, include_children: true, include_voided: true };
      return `${origin}/dc/store/${store.id}/products?${new URLSearchParams(query as never)}`;
    }),
  );
  const token = tokenOf(store, 'STORE_OWNER');
  return loader.run({ urls, token, concurrency: connections, maxMs, maxRequests: Number.MAX_SAFE_INTEGER });
}
