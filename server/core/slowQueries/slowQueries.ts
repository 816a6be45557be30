import type { ClientBase, Pool, PoolClient } from 'pg';
import { askers, type Asker } from './asker.ts';
import { planner, type Lend } from './plan.ts';

/** A statement that took long, without the values that it was asked with. */
export interface SlowQuery {
  statement: string;
  ms: number;
  asker: Asker | undefined;
  /** The first time within an hour. */
  plan: string | undefined;
}

export type HearSlowQuery = (query: SlowQuery) => void;

interface WatchOptions {
  /** How long a statement may take, in ms; 0: as long as it likes. */
  limit: number;
  /** Where plans are asked for. */
  lend: Lend;
}

/** As much of a statement as is told. */
const most = 4000;

/** Watches the statements of a pool, before it has any connections; answers how to hear of the slow ones. */
export function watchPool(pool: Pool, { limit, lend }: WatchOptions): (hear: HearSlowQuery) => void {
  const ears = new Set<HearSlowQuery>();
  if (limit === 0) return () => undefined;
  const planOf = planner(lend);
  const tell: Tell = async (statement, ms, asker) => {
    if (ears.size === 0) return;
    const plan = await planOf(statement);
    const told = { statement: statement.slice(0, most), ms: Math.round(ms), asker, plan };
    for (const hear of ears) hear(told);
  };
  keepAsker(pool);
  // Before what else wraps them: what a statement waits for on its connection is no time of its own.
  pool.prependListener('connect', (client) => timeStatements(client, limit, tell));
  return (hear) => void ears.add(hear);
}

type Tell = (statement: string, ms: number, asker: Asker | undefined) => Promise<void>;
type Callback = (...answer: unknown[]) => void;
type Query = (...asked: unknown[]) => unknown;

/** A statement begins when it is asked, or when the one before it on its connection has ended. */
function timeStatements(client: ClientBase, limit: number, tell: Tell): void {
  const ask = client.query.bind(client) as Query;
  let lastEnd = 0;
  const askTimed: Query = (...asked) => {
    const asker = askers.getStore();
    const asking = performance.now();
    const end = () => {
      const start = Math.max(asking, lastEnd);
      lastEnd = performance.now();
      const ms = lastEnd - start;
      if (ms >= limit) void tell(textOf(asked[0]), ms, asker);
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

/** A statement of the pool itself that waits for a connection is begun by whoever gives one back. */
function keepAsker(pool: Pool): void {
  const connect = pool.connect.bind(pool) as (callback?: Connected) => unknown;
  const connectFor = (callback?: Connected) => {
    if (!callback) return connect();
    const asker = askers.getStore();
    return connect((...given) => askers.run(asker, () => callback(...given)));
  };
  pool.connect = connectFor as Pool['connect'];
}
