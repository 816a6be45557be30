import { eq } from 'drizzle-orm';
import type { FastifyReply } from 'fastify';
import type { MissingFactor } from '../../src/schemas/account/secondFactor.ts';
import { member, type Action, type Who } from '../../src/schemas/can.ts';
import type { Model } from '../../src/schemas/model.ts';
import type { Database, Db } from './database.ts';
import { isUuid } from './ids.ts';
import { notFound, unavailable } from './problem.ts';
import { Scope } from './scope.ts';
import { stores } from './tables/stores.ts';

/** What a route needs: nothing, or a signed-in member of the store who may do something to a model. */
export type Access = 'unauthenticated' | SignedInAccess;

interface SignedInAccess {
  action: Action;
  model: Pick<Model, 'access'>;
  /** A session may lack this, of what all others need. */
  without?: MissingFactor | 'anything';
}

/** Any signed-in member of the store. */
export const signedIn: SignedInAccess = { action: 'one', model: { access: { one: member } } };

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access;
    /** The body is stored as it is, so that nothing is filled in which it leaves out. */
    isDocument?: true;
  }
  interface FastifyRequest {
    /** Who asks; only where a route needs somebody to be signed in. */
    who: Who;
    /** The data of the store: of whoever is signed in, otherwise of the store that the path names. */
    scope: Scope;
  }
}

/** Aborts when the connection closes before all is answered. Fastify's own does so once a body has been read. */
export function goneSignal({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) gone.abort();
  });
  return gone.signal;
}

/** The data of a store that anybody may name, by id or by domain. */
export async function publicScope(db: Db, storeId: string | undefined, domain = ''): Promise<Scope> {
  if (storeId !== undefined && !isUuid(storeId)) throw notFound();
  const [store] = await db
    .select({ id: stores.id, timezone: stores.timezone })
    .from(stores)
    .where(storeId === undefined ? eq(stores.domain, apexOf(domain)) : eq(stores.id, storeId));
  if (!store) throw notFound();
  return new Scope(db, store);
}

const apexOf = (domain: string) => domain.toLowerCase().replace(/^(www|admin)\./, '');

/** Resolves to the database; throws 503 at once while it is known to be unreachable. */
export async function answering(database: Promise<Database>): Promise<Database> {
  const found = await ready(database);
  if (found.isAway()) throw unavailable();
  return found;
}

/** Resolves to a part that may still be starting; throws 503 when its start failed. */
export const ready = <T>(part: Promise<T>): Promise<T> =>
  part.catch(() => {
    throw unavailable();
  });
