import { setImmediate } from 'node:timers/promises';
import type { Client, Pool } from 'pg';
import type { Server } from 'socket.io';
import { openClient, openPool } from '../postgres.ts';

/** Never: what is sent is small, so that nothing is ever put aside in a table. */
const cleanupInterval = 2 ** 31 - 1;

/**
 * Lets the nodes of one database reach each other's connections; a node on its own needs nothing. Each hears its own
 * heartbeat too, every `heartbeatInterval` ms: without a few of them its connections are lost, and made anew.
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
    openPool({ connectionString, max: 2 }, silence),
  ]);
  // The adapter listens again as soon as its connection ends, but gives none of them back to a pool.
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
 * Resolves once the adapter has listened on its first connection: it does so as soon as it has it, and statements are
 * answered in turn. A page that joined before would miss what other nodes say.
 */
async function isListening(first: Promise<Client>): Promise<void> {
  const client = await first;
  await setImmediate();
  await client.query('select');
}
