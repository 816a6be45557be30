import type { Server } from 'socket.io';

/** Never: what is sent is small, so that nothing is ever put aside in a table. */
const cleanupInterval = 2 ** 31 - 1;

/** Lets the nodes of one database reach each other's connections; a node on its own needs nothing. */
export async function attachAdapter(server: Server, connectionString: string | undefined): Promise<void> {
  if (!connectionString) return;
  const [{ createAdapter }, { default: pg }] = await Promise.all([
    import('@socket.io/postgres-adapter'),
    import('pg'),
  ]);
  const pool = new pg.Pool({ connectionString, connectionTimeoutMillis: 10_000, max: 2 });
  pool.on('error', () => undefined);
  server.adapter(createAdapter(pool, { cleanupInterval }));
  server.engine.on('close', () => void pool.end());
}
