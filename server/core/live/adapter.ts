import { setImmediate } from 'node:timers/promises';
import type { Client, Pool } from 'pg';
import type { Server } from 'socket.io';
import { openClient, openPool } from '../postgres.ts';

/** Never: messages are small, so none is stored in the attachment table. */
const cleanupInterval = 2 ** 31 - 1;

/**
 * Connects the nodes that share a database; a single node needs none. Each node also receives its own heartbeat, every
 * `heartbeatInterval` ms: after several missed ones its connections count as lost and are replaced.
 */
export async function attachAdapter(
  server: Server,
  connectionString: string | undefined,
  heartbeatInterval = 5000,
): Promise<void> {
  if (!connectionString) return;
  const silence = 4 * heartbeatInterval;
  const [{ createAdapter }, pool] = await Promise.all([
    import('@socket.io/postgres-adapter'),
    openPool({ connectionString, max: 2 }, { silence }),
  ]);
  // The adapter listens again when its connection ends, but does not release it to the pool.
  let listener: Client | undefined;
  const connect = async () => {
    listener?.removeAllListeners('end');
    void listener?.end();
    listener = await openClient(connectionString, silence);
    return Object.assign(listener, { release: () => void listener?.end() });
  };
  const first = connect();
  const opened = [first];
  const connections = {
    query: (text: string, values?: unknown[]) => pool.query(text, values),
    connect: () => opened.pop() ?? connect(),
  };
  server.adapter(createAdapter(connections as unknown as Pool, { cleanupInterval, heartbeatInterval }));
  server.engine.on('close', () => void pool.end());
  await isListening(first).catch(() => undefined);
}

/**
 * Resolves once the adapter listens on its first connection: it sends LISTEN immediately, and statements are answered
 * in order. A page that joined earlier would miss messages of other nodes.
 */
async function isListening(first: Promise<Client>): Promise<void> {
  const client = await first;
  await setImmediate();
  await client.query('select');
}
