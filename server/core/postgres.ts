import type { Client, ClientBase, Pool, PoolConfig } from 'pg';
import type { Socket } from 'node:net';

/** No statement takes this long, in ms. */
const longest = 60_000;

/** Connections to PostgreSQL. One that is lost, or silent for too long, fails what was under way on it and nothing else. */
export async function openPool(config: PoolConfig, silence = longest): Promise<Pool> {
  const { default: pg } = await import('pg');
  const pool = new pg.Pool({ connectionTimeoutMillis: 10_000, pipeline: true, ...config });
  const names = new Map<string, string>();
  pool.on('error', () => undefined);
  pool.on('connect', (client) => {
    outlive(client, silence);
    travelTogether(client);
    planOnce(client, names);
  });
  return pool;
}

/** As many statements as every connection keeps the plans of, and as long as one of them may be. */
const most = { plans: 300, length: 10_000 };

type Query = (...asked: unknown[]) => unknown;

/**
 * Lets a connection plan once what transactions ask again and again, by the names that the statements of a pool have.
 * They find their rows by keys, so that one plan suits all of them. Lists, whose best plan depends on what is asked for,
 * are statements of the pool itself, which bring a callback.
 */
function planOnce(client: ClientBase, names: Map<string, string>): void {
  const ask = client.query.bind(client) as Query;
  const askByName: Query = (asked, ...rest) => {
    const { text, name } = asked as { text?: string; name?: string };
    if (!text || name || rest.some((one) => typeof one === 'function')) return ask(asked, ...rest);
    const known = names.get(text) ?? nameFor(text, names);
    return ask(known ? { ...(asked as object), name: known } : asked, ...rest);
  };
  client.query = askByName as ClientBase['query'];
}

/**
 * Sends what is asked of a connection at once by one call of the system, the begin of a transaction together with its
 * first statement. A connection that could not begin is given up with all that was asked of it.
 */
function travelTogether(client: ClientBase): void {
  const ask = client.query.bind(client) as (...asked: unknown[]) => Promise<unknown>;
  const stream = streamOf(client);
  const askTogether: Query = (asked, ...rest) => {
    stream.cork();
    process.nextTick(() => stream.uncork());
    const answer = ask(asked, ...rest);
    if ((asked as { text?: string }).text !== 'begin') return answer;
    answer.catch(() => stream.destroy());
    return Promise.resolve();
  };
  client.query = askTogether as ClientBase['query'];
}

function nameFor(text: string, names: Map<string, string>): string | undefined {
  if (names.size >= most.plans || text.length > most.length || !/^(select|insert|update|delete) /.test(text))
    return undefined;
  const name = `planned_${names.size}`;
  names.set(text, name);
  return name;
}

/** One connection besides those of a pool; after `silence` ms without a word it counts as lost. */
export async function openClient(connectionString: string, silence: number): Promise<Client> {
  const client = await connectTo(connectionString, 10_000);
  outlive(client, silence);
  return client;
}

/** A connection that is made within so many ms; that it is lost ends what is asked of it, and nothing else. */
export async function connectTo(connectionString: string, connectionTimeoutMillis: number): Promise<Client> {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString, connectionTimeoutMillis });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

const heartbeat = 5000;

/**
 * Hears what is told on a channel. A connection that is lost is made anew, and an empty word is heard then, for what was
 * missed meanwhile.
 */
export async function listenForever(
  connectionString: string,
  channel: string,
  hear: (text: string) => void,
): Promise<() => Promise<void>> {
  let isOver = false;
  let client: Client | undefined;
  let again: NodeJS.Timeout | undefined;
  const connect = async () => {
    const one = await openClient(connectionString, 4 * heartbeat);
    one.on('notification', ({ payload = '' }) => hear(payload));
    try {
      await one.query(`listen ${channel}`);
    } catch (error) {
      void one.end();
      throw error;
    }
    const beat = setInterval(() => void one.query('select 1').catch(() => undefined), heartbeat).unref();
    one.once('end', () => {
      clearInterval(beat);
      if (!isOver) reconnect();
    });
    client = one;
    if (isOver) await one.end();
  };
  const reconnect = () => {
    again = setTimeout(() => connect().then(() => hear(''), reconnect), 1000).unref();
  };
  await connect();
  return async () => {
    isOver = true;
    clearTimeout(again);
    await client?.end().catch(() => undefined);
  };
}

/**
 * Lets statements that are asked of a connection at once, as by a Promise.all within a transaction, follow each other;
 * the driver is going to refuse them. Statements of the pool itself, which bring a callback, have a connection of their own.
 */
export function followEachOther(client: ClientBase): void {
  const ask = client.query.bind(client) as Query;
  let last: unknown;
  const askInTurn: Query = (...asked) => {
    if (asked.some((one) => typeof one === 'function')) return ask(...asked);
    const before = last;
    const answer = (async () => {
      await before;
      return ask(...asked);
    })();
    last = answer.catch(() => undefined);
    return answer;
  };
  client.query = askInTurn as ClientBase['query'];
}

/** Takes as long as it takes, such as a migration of a large table. */
export const waitForever = (client: ClientBase) => streamOf(client).setTimeout(0);

/**
 * What a lost connection was busy with has failed already; without a listener its error ends the process. A network
 * that was cut says nothing: after `limit` ms without a word the connection counts as lost.
 */
function outlive(client: ClientBase, limit: number): void {
  client.on('error', () => undefined);
  const stream = streamOf(client);
  stream.setTimeout(limit, () => stream.destroy());
}

/** SQLSTATE classes 08, 53 and 57, and what a network answers. */
const lostCodes = /^(08|53|57|ECONN|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EPIPE|EHOSTUNREACH|ENETUNREACH)/;

/** The driver gives no codes to these. */
const lostMessages =
  /^(Connection terminated|timeout (exceeded|expired)|Client (was closed|has encountered))/;

/** Does it mean that the database cannot be reached now? */
export function isUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code = '', message, cause } = error as NodeJS.ErrnoException & { cause?: unknown };
  return lostCodes.test(code) || lostMessages.test(message) || isUnreachable(cause);
}

export const streamOf = (client: ClientBase) => (client as Client).connection.stream as Socket;
