import type { SQL } from 'drizzle-orm';
import type { Pool } from 'pg';
import { Agent, get } from 'node:http';
import type { Database } from '../../server/core/database.ts';
import { startApp, tokenOf, type TestApp } from '../api/support.ts';
import { withPostgres } from './postgres.ts';
import { quantile } from './stats.ts';
import { printTable, round } from './table.ts';

const usualRounds = 60;

type Row = Record<string, unknown>;

/** Runs a statement and returns its rows. */
export type Run = (statement: SQL) => Promise<Row[]>;

export interface Case {
  title: string;
  /** The paths that the screen requests in parallel, relative to the store. */
  paths: string[];
  /** The same work in SQL, in parallel; a function runs several statements in sequence. */
  statements: (SQL | ((run: Run) => Promise<unknown>))[];
  /** Requests per case of its kind, 60 by default. */
  rounds?: number;
}

interface Options {
  title: string;
  fill: (services: TestApp) => Promise<void>;
  /** Groups of cases of one kind, which are requested in turn. */
  casesOf: (services: TestApp) => Case[][] | Promise<Case[][]>;
}

/** Compares responses of the services for a full store with bare SQL, on PostgreSQL or, without one, PGlite. */
export async function compareWithSql(options: Options): Promise<void> {
  const isMeasured = await withPostgres(() => run(options, 'PostgreSQL'));
  if (!isMeasured) await run(options, 'PGlite');
}

async function run({ title, fill, casesOf }: Options, databaseName: string): Promise<void> {
  const services = await startApp();
  try {
    await fill(services);
    const origin = await services.app.listen();
    const rows: string[][] = [];
    for (const variants of await casesOf(services))
      rows.push([variants[0]?.title ?? '', ...(await measure(services, origin, variants))]);
    const headers = ['', 'median', 'p95', 'SQL median', 'SQL p95', 'median ratio', 'p95 ratio'];
    printTable(`${title} on ${databaseName}, ms`, headers, rows);
  } finally {
    await services.close();
  }
}

/** Alternates both, so that they run under the same load. */
async function measure({ store, database }: TestApp, origin: string, variants: Case[]): Promise<string[]> {
  const authorization = `Bearer ${tokenOf(store, 'STORE_OWNER')}`;
  const ask = asker(`${origin}/dc/store/${store.id}/`, authorization);
  const execute = runOn(database);
  const timed = async (work: Promise<unknown>[]) => {
    const start = performance.now();
    await Promise.all(work);
    return performance.now() - start;
  };
  const [served, alone]: [number[], number[]] = [[], []];
  const rounds = variants[0]?.rounds ?? usualRounds;
  for (let turn = -2 * variants.length; turn < rounds; turn += 1) {
    const { paths, statements } = variants.at(turn % variants.length) as Case;
    const times = [
      await timed(paths.map(ask)),
      await timed(statements.map((one) => (typeof one === 'function' ? one(execute) : execute(one)))),
    ] as const;
    if (turn < 0) continue;
    served.push(times[0]);
    alone.push(times[1]);
  }
  const shares = [0.5, 0.95];
  const figures = [served, alone].flatMap((times) => shares.map((share) => quantile(times, share)));
  const ratios = shares.map((share) => quantile(served, share) / quantile(alone, share));
  return [...figures.map((ms) => round(ms, 1)), ...ratios.map((ratio) => `${round(ratio, 2)}x`)];
}

type Query = (config: object, values?: unknown) => Promise<{ rows: Row[] }>;

const poolOf = ({ database }: TestApp) => (database.db as unknown as { $client: Pool }).$client;

const queryOf = (pool: Pool) => pool.query.bind(pool) as Query;

/** Requests the paths once and returns the statements that the services send to the pool, with their values. */
async function statementsOf(services: TestApp, paths: string[]): Promise<[object, unknown][]> {
  const { store, app } = services;
  const pool = poolOf(services);
  const query = queryOf(pool);
  const authorization = `Bearer ${tokenOf(store, 'STORE_OWNER')}`;
  const sent: [object, unknown][] = [];
  Object.assign(pool, {
    query: (config: object, values?: unknown) => {
      sent.push([config, values]);
      return query(config, values);
    },
  });
  for (const path of paths) {
    const { pathname, search } = new URL(path, `http://localhost/dc/store/${store.id}/`);
    const { statusCode } = await app.inject({ url: pathname + search, headers: { authorization } });
    if (statusCode !== 200) throw new Error(`${path}: ${statusCode}`);
  }
  Object.assign(pool, { query });
  return sent;
}

/** What the database itself says of a statement. */
export interface Explained {
  text: string;
  /** Planning and execution. */
  ms: number;
  /** Pages of 8 kB that were touched. */
  pages: number;
}

/** Part of what EXPLAIN answers. */
interface Plan {
  Plan: Record<string, number>;
  'Planning Time': number;
  'Execution Time': number;
}

/** Has the database explain the statements of a screen, the best of some tries of each. */
export async function explainedStatements(services: TestApp, paths: string[]): Promise<Explained[]> {
  const query = queryOf(poolOf(services));
  const found: Explained[] = [];
  for (const [config, values] of await statementsOf(services, paths)) {
    const { text, values: own = values } = config as { text: string; values?: unknown };
    if (!/^\s*(select|with)\b/i.test(text)) continue;
    const tries: Explained[] = [];
    for (let turn = 0; turn < 3; turn += 1) {
      const { rows } = await query({ text: `explain (analyze, buffers, format json) ${text}`, values: own });
      const [plan] = (rows[0]?.['QUERY PLAN'] ?? []) as Plan[];
      const pages = (plan?.Plan['Shared Hit Blocks'] ?? 0) + (plan?.Plan['Shared Read Blocks'] ?? 0);
      tries.push({ text, ms: (plan?.['Planning Time'] ?? 0) + (plan?.['Execution Time'] ?? 0), pages });
    }
    found.push(tries.toSorted((a, b) => a.ms - b.ms)[0]!);
  }
  return found;
}

/**
 * Returns the same requests beside the statements that they themselves send, prepared as there: what the services add to
 * their own SQL.
 */
export async function besideOwnSql(services: TestApp, variants: Case[]): Promise<Case[]> {
  const query = queryOf(poolOf(services));
  const cases: Case[] = [];
  for (const { title, paths, rounds } of variants) {
    const sent = await statementsOf(services, paths);
    const again = async () => {
      for (const [config, values] of sent) await query(config, values);
      return [];
    };
    cases.push({ title: `${title}, own SQL`, paths, statements: [again], ...(rounds && { rounds }) });
  }
  return cases;
}

/** Runs statements on the connections of the services. */
export const runOn =
  ({ db }: Database): Run =>
  async (statement) =>
    ((await db.execute(statement)) as { rows: Row[] }).rows;

/** Requests over keep-alive connections, as a browser does. */
function asker(base: string, authorization: string): (path: string) => Promise<void> {
  const agent = new Agent({ keepAlive: true });
  return (path) =>
    new Promise((resolve, reject) => {
      get(new URL(path, base), { agent, headers: { authorization } }, (response) => {
        if (response.statusCode !== 200) reject(new Error(`${path}: ${response.statusCode}`));
        response.on('error', reject).on('end', resolve).resume();
      }).on('error', reject);
    });
}
