import { and, eq } from 'drizzle-orm';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Database, Db } from '../../../core/database.ts';
import { keyIdOf, type Secrets } from '../../../core/secrets.ts';
import { secondFactors } from './tables.ts';

interface Options {
  database: Promise<Database>;
  secrets: Secrets;
  /** Logs a warning if nothing is encrypted. */
  isDemanded: boolean;
}

/**
 * Encrypts the TOTP secrets of all stores with the current key, while requests are already served: those stored in
 * plain text or with an older key. Unreadable secrets are kept, and the log lists the key ids they need.
 */
export function encryptSecrets(app: FastifyInstance, { database, secrets, isDemanded }: Options): void {
  let sealing: Promise<void> | undefined;
  const begin = ({ db }: Database) => {
    sealing = encryptAll(db, secrets, app.log).catch((error: unknown) =>
      app.log.error({ err: error }, 'The keys of authenticators were not looked at'),
    );
  };
  app.addHook('onReady', async () => {
    if (isDemanded && !secrets.isEncrypting)
      app.log.warn('Without SECRETS_KEY the keys of authenticators lie unencrypted in the database');
    void database.then(begin, () => undefined);
  });
  app.addHook('onClose', () => sealing);
}

async function encryptAll(db: Db, secrets: Secrets, log: FastifyBaseLogger): Promise<void> {
  const { store_id, staff_id, state, secret } = secondFactors;
  const rows = await db.select({ store_id, staff_id, state, secret }).from(secondFactors);
  const missing: string[] = [];
  let count = 0;
  for (const row of rows) {
    const opened = secrets.open(row.secret, row.staff_id);
    if (opened === undefined) missing.push(keyIdOf(row.secret) ?? '');
    else if (!secrets.isCurrent(row.secret)) {
      count++;
      // Skips a row that was replaced by a new enrolment in the meantime.
      const isRow = and(
        eq(store_id, row.store_id),
        eq(staff_id, row.staff_id),
        eq(state, row.state),
        eq(secret, row.secret),
      );
      await db
        .update(secondFactors)
        .set({ secret: secrets.seal(opened, row.staff_id) })
        .where(isRow);
    }
  }
  if (count > 0) log.warn({ count }, 'Keys of authenticators were stored by the first of SECRETS_KEY');
  if (missing.length > 0)
    log.error(
      { count: missing.length, keys: [...new Set(missing)] },
      'Keys of authenticators cannot be read: SECRETS_KEY does not name what they were encrypted with',
    );
}
