import type { ClientBase, Pool, PoolClient } from 'pg';
import { statementOrigins, type StatementOrigin } from './origin.ts';
import { planner, type Lend } from './plan.ts';

/** A slow statement, without its values. */
export interface SlowQuery {
  statement: string;
  ms: number;
  origin: StatementOrigin | undefined;
  /** Only the first time within an hour. */
  plan: string | undefined;
}

export type HearSlowQuery = (query: SlowQuery) => void;

interface WatchOptions {
  /** Limit in ms; 0 disables it. */
  limit: number;
  /** Lends connections for EXPLAIN. */
  lend: Lend;
}

/** Maximum length of the reported text. */
const most = 4000;

/** Times the statements of a pool that has no connections yet; returns the function that adds a listener. */
export function watchPool(pool: Pool, { limit, lend }: WatchOptions): (hear: HearSlowQuery) => void {
  const listeners = new Set<HearSlowQuery>();
  if (limit === 0) return () => undefined;
  const planOf = planner(lend);
  const tell: Tell = async (statement, ms, origin) => {
    if (listeners.size === 0) return;
    const plan = await planOf(statement);
    const event = { statement: statement.slice(0, most), ms: Math.round(ms), origin, plan };
    for (const hear of listeners) hear(event);
  };
  keepOrigin(pool);
  // Before other wrappers, so that time spent queueing on the connection is not counted.
  pool.prependListener('connect', (client) => timeStatements(client, limit, tell));
  return (hear) => void listeners.add(hear);
}

type Tell = (statement: string, ms: number, origin: StatementOrigin | undefined) => Promise<void>;
type Callback = (...answer: unknown[]) => void;
type Query = (...asked: unknown[]) => unknown;

/** A statement starts when it is issued, or when the previous one on its connection has ended. */
function timeStatements(client: ClientBase, limit: number, tell: Tell): void {
  const ask = client.query.bind(client) as Query;
  let lastEnd = 0;
  const askTimed: Query = (...asked) => {
    const origin = statementOrigins.getStore();
    const asking = performance.now();
    const end = () => {
      const start = Math.max(asking, lastEnd);
      lastEnd = performance.now();
      const ms = lastEnd - start;
      if (ms >= limit) void tell(textOf(asked[0]), ms, origin);
    };
    const last = asked.at(-1);
    if (typeof last === 'function') {
      return ask(...asked.slice(0, -1), (...answer: unknown[]) => {
        end();
        (last as Callback)(...answer);
      });
    }
    const answer = ask(...asked) as Promise<unknown>;
    answer.then(end, end);
    return answer;
  };
  client.query = askTimed as ClientBase['query'];
}

const textOf = (asked: unknown) => (typeof asked === 'string' ? asked : (asked as { text: string }).text);

type Connected = (error: Error | undefined, client: PoolClient | undefined, release: () => void) => void;

/**
 * Keeps the asynchronous context of a statement that waits for a connection: it would otherwise run in that of the
 * caller who returns one.
 */
function keepOrigin(pool: Pool): void {
  const connect = pool.connect.bind(pool) as (callback?: Connected) => unknown;
  const connectFor = (callback?: Connected) => {
    if (!callback) return connect();
    const origin = statementOrigins.getStore();
    return connect((...given) => statementOrigins.run(origin, () => callback(...given)));
  };
  pool.connect = connectFor as Pool['connect'];
}
