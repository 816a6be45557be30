import { randomUUID } from 'node:crypto';
import { connectTo } from './postgres.ts';
import type { Session } from './session.ts';

/** The database cannot be used as it is; the message is a sentence for the operator. */
export class PoolingError extends Error {}

/** A session that also takes prepared statements. */
export interface PreparingSession extends Session {
  query(asked: string | { name: string; text: string }): Promise<{ rows: Record<string, unknown>[] }>;
}

const askProcess = 'select pg_backend_pid() as process';

const processOf = async (session: Session) => (await session.query(askProcess)).rows[0]?.process;

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

/** SQLSTATE of a statement that another connection has prepared in this session, or that is prepared in another one. */
const misplaced = ['42P05', '26000'];

/**
 * Returns whether a connection finds the statements that it prepared while another one holds a session. Each try has a
 * name of its own: an earlier one may be prepared in several sessions.
 */
export async function keepStatements(
  first: PreparingSession,
  second: PreparingSession,
  tries = 3,
): Promise<boolean> {
  try {
    for (let count = 0; count < tries; count++) {
      const probe = { name: `back_office_probe_${randomUUID()}`, text: askProcess };
      const own = (await first.query(probe)).rows[0]?.process;
      await second.query('begin');
      try {
        const held = (await second.query(probe)).rows[0]?.process;
        if (held !== own) await first.query(probe);
      } finally {
        await second.query('rollback');
      }
    }
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && misplaced.includes(String(error.code))) return false;
    throw error;
  }
}

async function withTwo<T>(
  connectionString: string,
  work: (first: PreparingSession, second: PreparingSession) => Promise<T>,
): Promise<T> {
  const first = await connectTo(connectionString, 10_000);
  try {
    const second = await connectTo(connectionString, 10_000);
    return await work(first, second).finally(() => second.end());
  } finally {
    await first.end();
  }
}

/** Throws a PoolingError if the address of the connections that need a session leads to a pooler in transaction mode. */
export async function requireSessions(connectionString: string): Promise<void> {
  if (await withTwo(connectionString, haveNoSession))
    throw new PoolingError(
      'The database is behind a pooler in transaction mode, in which notifications and locks get lost: set DATABASE_DIRECT_URL to the address of PostgreSQL itself, or the pooler to session mode.',
    );
}

/** Returns whether statements can be prepared at an address that may lead to a pooler. */
export const canPrepare = (connectionString: string): Promise<boolean> =>
  withTwo(connectionString, keepStatements);

/** What an operator is told of a pooler at which statements cannot be prepared. */
export const unprepared =
  'The pooler of DATABASE_URL keeps no prepared statements (PgBouncer does since 1.21, with max_prepared_statements): each statement is planned anew.';
