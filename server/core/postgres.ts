import type { Client, ClientBase, Pool, PoolConfig } from 'pg';
import type { Socket } from 'node:net';

/** Longest silence of a connection, in ms; no statement takes longer. */
const longest = 60_000;

interface PoolOptions {
  /** Longest silence of a connection, in ms. */
  silence?: number;
  /** Whether statements are prepared: repeated ones, and those with a name. */
  isPreparing?: boolean;
}

/** Opens a connection pool. A connection that is lost, or silent for too long, fails only its own statements. */
export async function openPool(
  config: PoolConfig,
  { silence = longest, isPreparing = true }: PoolOptions = {},
): Promise<Pool> {
  const { default: pg } = await import('pg');
  const pool = new pg.Pool({ connectionTimeoutMillis: 10_000, pipeline: true, ...config });
  const names = new Map<string, string>();
  pool.on('error', () => undefined);
  pool.on('connect', (client) => {
    handleLoss(client, silence);
    batchWrites(client);
    if (isPreparing) usePreparedStatements(client, names);
    else dropNames(client);
  });
  return pool;
}

/** Prepared statements kept by each connection, and the maximum length of their text. */
const most = { plans: 300, length: 10_000 };

type Query = (...asked: unknown[]) => unknown;

/**
 * Prepares repeated statements of transactions, under names shared by all connections of the pool. They select by key,
 * so a generic plan fits. Lists, whose best plan depends on their parameters, are sent by the pool itself with a callback
 * and are not prepared.
 */
function usePreparedStatements(client: ClientBase, names: Map<string, string>): void {
  const ask = client.query.bind(client) as Query;
  const askByName: Query = (asked, ...rest) => {
    const { text, name } = asked as { text?: string; name?: string };
    if (!text || name || rest.some((one) => typeof one === 'function')) return ask(asked, ...rest);
    const known = names.get(text) ?? nameFor(text, names);
    return ask(known ? { ...(asked as object), name: known } : asked, ...rest);
  };
  client.query = askByName as ClientBase['query'];
}

/** Sends statements without their names, so that none is prepared. */
function dropNames(client: ClientBase): void {
  const ask = client.query.bind(client) as Query;
  const askUnnamed: Query = (asked, ...rest) => {
    const { text, name } = asked as { text?: string; name?: string };
    return ask(text && name ? { ...(asked as object), name: undefined } : asked, ...rest);
  };
  client.query = askUnnamed as ClientBase['query'];
}

/**
 * Writes the messages of one tick with a single system call, such as BEGIN together with the first statement. A
 * connection that could not begin is discarded with its pending statements.
 */
function batchWrites(client: ClientBase): void {
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

/** Opens a connection outside the pool; after `silence` ms without a response it counts as lost. */
export async function openClient(connectionString: string, silence: number): Promise<Client> {
  const client = await connectTo(connectionString, 10_000);
  handleLoss(client, silence);
  return client;
}

/** Opens a connection with a timeout; losing it fails only its own statements. */
export async function connectTo(connectionString: string, connectionTimeoutMillis: number): Promise<Client> {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString, connectionTimeoutMillis });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

const heartbeat = 5000;

/**
 * Listens on a channel and reconnects after a loss. After reconnecting it reports an empty message, because
 * notifications may have been missed.
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
 * Queues statements issued concurrently on one connection, such as by a Promise.all in a transaction; pg deprecates
 * doing so. Statements of the pool itself, which bring a callback, have their own connection.
 */
export function queueStatements(client: ClientBase): void {
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

/**
 * Handles the error event of a lost connection, which would otherwise end the process; its statements have failed
 * already. A cut network sends nothing, so the connection counts as lost after `limit` ms of silence.
 */
function handleLoss(client: ClientBase, limit: number): void {
  client.on('error', () => undefined);
  const stream = streamOf(client);
  stream.setTimeout(limit, () => stream.destroy());
}

/** SQLSTATE classes 08, 53 and 57, and network error codes. */
const lostCodes = /^(08|53|57|ECONN|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EPIPE|EHOSTUNREACH|ENETUNREACH)/;

/** Errors to which the driver gives no code. */
const lostMessages =
  /^(Connection terminated|timeout (exceeded|expired)|Client (was closed|has encountered))/;

/** Returns whether the error means that the database cannot be reached. */
export function isUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code = '', message, cause } = error as NodeJS.ErrnoException & { cause?: unknown };
  return lostCodes.test(code) || lostMessages.test(message) || isUnreachable(cause);
}

export const streamOf = (client: ClientBase) => (client as Client).connection.stream as Socket;
