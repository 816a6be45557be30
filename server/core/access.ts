import { eq } from 'drizzle-orm';
import type { FastifyReply } from 'fastify';
import type { MissingFactor } from '../../src/schemas/account/secondFactor.ts';
import { member, type Action, type Who } from '../../src/schemas/can.ts';
import type { Model } from '../../src/schemas/model.ts';
import type { Database, Db } from './database.ts';
import type { Announcer } from './live/announcer.ts';
import { isUuid } from './ids.ts';
import { notFound, unavailable } from './problem.ts';
import { Scope } from './scope.ts';
import { stores } from './tables/stores.ts';

/** What a route requires: nothing, or a signed-in staff member of the store with an action permitted on a model. */
export type Access = 'unauthenticated' | SignedInAccess;

interface SignedInAccess {
  action: Action;
  model: Pick<Model, 'access'>;
  /** Requirements of all other routes that a session may lack here. */
  without?: MissingFactor | 'anything';
}

/** Any signed-in staff member of the store. */
export const signedIn: SignedInAccess = { action: 'one', model: { access: { one: member } } };

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access;
    /** The body is stored unchanged, so validation must not fill in defaults. */
    isDocument?: true;
  }
  interface FastifyRequest {
    /** The caller; set only on routes that require a signed-in staff member. */
    who: Who;
    /** The store of the signed-in staff member, otherwise the store named by the path. */
    scope: Scope;
  }
}

/**
 * Returns a signal that aborts when the connection closes before the response is sent. Fastify's own signal aborts once
 * a body has been read.
 */
export function goneSignal({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) gone.abort();
  });
  return gone.signal;
}

/** Returns the scope of a store named by id or domain, for public routes. */
export async function publicScope(
  db: Db,
  storeId: string | undefined,
  domain = '',
  announcer?: Announcer,
): Promise<Scope> {
  if (storeId !== undefined && !isUuid(storeId)) throw notFound();
  const [store] = await db
    .select({ id: stores.id, timezone: stores.timezone })
    .from(stores)
    .where(storeId === undefined ? eq(stores.domain, apexOf(domain)) : eq(stores.id, storeId));
  if (!store) throw notFound();
  return new Scope(db, store, undefined, { announcer });
}

const apexOf = (domain: string) => domain.toLowerCase().replace(/^(www|admin)\./, '');

/** Resolves to the database; throws 503 at once while it is known to be unreachable. */
export async function requireReachable(database: Promise<Database>): Promise<Database> {
  const found = await ready(database);
  if (found.isAway()) throw unavailable();
  return found;
}

/** Resolves to a part that may still be starting; throws 503 if its start failed. */
export const ready = <T>(part: Promise<T>): Promise<T> =>
  part.catch(() => {
    throw unavailable();
  });
