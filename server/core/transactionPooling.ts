import { connectTo } from './postgres.ts';
import type { Session } from './session.ts';

/** The database cannot be used as it is; the message is a sentence for the operator. */
export class PoolingError extends Error {}

const processOf = async (session: Session) =>
  (await session.query('select pg_backend_pid() as process')).rows[0]?.process;

/**
 * Returns whether a pooler gives each transaction of these two connections another session: while the second one holds a
 * session, the first one has lost its own, or shares it.
 */
export async function haveNoSession(first: Session, second: Session, tries = 3): Promise<boolean> {
  for (let count = 0; count < tries; count++) {
    const own = await processOf(first);
    await second.query('begin');
    try {
      if (own === (await processOf(second)) || own !== (await processOf(first))) return true;
    } finally {
      await second.query('rollback');
    }
  }
  return false;
}

/** Throws a PoolingError if the address of the connections that need a session leads to a pooler in transaction mode. */
export async function requireSessions(connectionString: string): Promise<void> {
  const connections = await Promise.all([1, 2].map(() => connectTo(connectionString, 10_000)));
  const [first, second] = connections;
  try {
    if (first && second && (await haveNoSession(first, second)))
      throw new PoolingError(
        'The database is behind a pooler in transaction mode, in which notifications and locks get lost: set DATABASE_DIRECT_URL to the address of PostgreSQL itself, or the pooler to session mode.',
      );
  } finally {
    await Promise.all(connections.map((one) => one.end()));
  }
}
