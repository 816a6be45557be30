import type { ClientBase, QueryConfig } from 'pg';

/** Lends a connection to a function. */
export type Lend = <T>(work: (client: ClientBase) => Promise<T>) => Promise<T>;

const hour = 3_600_000;

/** Maximum number of remembered statements, and of their length. */
const most = { shapes: 200, length: 10_000 };

const explainable = /^\s*(select|with|insert|update|delete)\b/i;

/**
 * Returns a function that explains statements, one at a time and each at most once an hour; undefined otherwise and on
 * failure. Statements that differ only in the number of values count as one.
 */
export function planner(lend: Lend): (statement: string) => Promise<string | undefined> {
  const explained = new Map<string, number>();
  let isBusy = false;

  /** Records the statement as explained, unless it was within the hour. */
  function isNew(statement: string): boolean {
    const shape = statement.replaceAll(/\$\d+(, ?\$\d+)*/g, '$');
    if (Date.now() - (explained.get(shape) ?? 0) < hour) return false;
    explained.delete(shape);
    const [oldest] = explained.keys();
    if (oldest !== undefined && explained.size >= most.shapes) explained.delete(oldest);
    explained.set(shape, Date.now());
    return true;
  }

  return async (statement) => {
    const isOne = explainable.test(statement) && statement.length <= most.length;
    if (isBusy || !isOne || !isNew(statement)) return undefined;
    isBusy = true;
    return lend((client) => explain(client, statement))
      .catch(() => undefined)
      .finally(() => (isBusy = false));
  };
}

/**
 * Returns the generic plan, which contains no values. Nothing is executed. A distributed database has no generic plans:
 * its plan is one for null, and for the zero id, which is on one shard.
 */
async function explain(client: ClientBase, statement: string): Promise<string> {
  await client.query('begin read only');
  try {
    await client.query(one(`prepare slow_query as ${statement}`));
    await client.query('savepoint prepared');
    const types = await parameterTypes(client);
    const nulls = types.map(() => 'null');
    const plan = await planOf(client, 'generic', nulls).catch(async () => {
      await client.query('rollback to prepared');
      return planOf(
        client,
        'custom',
        types.map((type) => (type === 'uuid' ? zeroId : 'null')),
      );
    });
    await client.query('deallocate slow_query');
    return plan;
  } finally {
    await client.query('rollback');
  }
}

const zeroId = `'00000000-0000-0000-0000-000000000000'`;

async function parameterTypes(client: ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ type: string }>(
    `select unnest(parameter_types)::text as type from pg_prepared_statements where name = 'slow_query'`,
  );
  return rows.map(({ type }) => type);
}

async function planOf(client: ClientBase, mode: 'generic' | 'custom', values: string[]): Promise<string> {
  await client.query(`set local plan_cache_mode = force_${mode}_plan`);
  const list = values.length > 0 ? `(${values.join(', ')})` : '';
  const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain execute slow_query${list}`);
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}

/** The extended protocol accepts a single statement only. */
const one = (text: string) => ({ text, queryMode: 'extended' }) as QueryConfig;
