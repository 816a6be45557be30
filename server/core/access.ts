import { eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { MissingFactor } from '../../src/schemas/account/secondFactor.ts';
import { can, member, type Action, type Who } from '../../src/schemas/can.ts';
import type { Model } from '../../src/schemas/model.ts';
import type { Database, Db } from './database.ts';
import type { Identity } from '../staff/identity/identity.ts';
import { TokenError, type TokenClaims } from '../staff/identity/token.ts';
import { isUuid } from './ids.ts';
import { forbidden, notFound, secondFactorNeeded, signedOut, unauthorized, unavailable } from './problem.ts';
import { Scope } from './scope.ts';
import type { SessionTimes } from '../settings.ts';
import { noteSession } from '../staff/account/session.ts';
import { findStaffMember } from '../staff/staffMember.ts';
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
    /** The uid of the sign-in; only where a route needs somebody to be signed in. */
    uid: string;
    /** What the sign-in says; only where a route needs somebody to be signed in. */
    claims: TokenClaims;
    /** What the session lacks, where a route takes it nevertheless. */
    lack: MissingFactor | undefined;
    /** Who asks; only where a route needs somebody to be signed in. */
    who: Who;
    /** The data of the store: of whoever is signed in, otherwise of the store that the path names. */
    scope: Scope;
  }
}

export interface GuardOptions {
  database: Promise<Database>;
  identity: Promise<Identity>;
}

export interface SignInOptions extends GuardOptions {
  sessionTimes: SessionTimes;
}

/** Lets only those in who may: every route of `app` has to declare what it needs. */
export function guard(app: FastifyInstance, { database, identity, sessionTimes }: SignInOptions) {
  app.decorateRequest('uid');
  app.decorateRequest('claims');
  app.decorateRequest('lack');
  app.decorateRequest('who');
  app.decorateRequest('scope');

  app.addHook('onRoute', ({ config, method, url }) => {
    if (!config?.access)
      throw new Error(`The route ${String(method)} ${url} does not declare who may use it`);
  });

  app.addHook('onRequest', async (request, reply) => {
    const { access } = request.routeOptions.config;
    if (!access) return;
    const { storeId, domain } = request.params as { storeId?: string; domain?: string };
    if (access === 'unauthenticated') {
      if (storeId !== undefined || domain !== undefined)
        request.scope = await publicScope((await answering(database)).db, storeId, domain);
      return;
    }
    const claims = await readToken(request, await ready(identity));
    const { db } = await answering(database);
    const found = await findStaffMember(db, claims, sessionTimes);
    if (!found) throw unauthorized();
    if ('ending' in found) throw signedOut(found.ending);
    if (storeId !== undefined && storeId !== found.store.id) throw notFound();
    if (found.lack && ![found.lack, 'anything'].includes(access.without ?? ''))
      throw secondFactorNeeded(found.lack);
    request.lack = found.lack;
    request.uid = claims.uid;
    request.claims = claims;
    request.who = found.who;
    nameByStaffId(request);
    // What a write leads to, such as a mail, is done whether or not its answer is waited for.
    const signal = request.method === 'GET' ? goneSignal(reply) : undefined;
    request.scope = new Scope(db, found.store, signal);
    if (can(found.who, access.action, access.model) === false) throw forbidden();
    await noteSession(request, found.session, sessionTimes);
  });
}

/** Aborts when the connection closes before all is answered. Fastify's own does so once a body has been read. */
export function goneSignal({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) gone.abort();
  });
  return gone.signal;
}

/** Who signed in may name themselves by the uid of the sign-in too (contract 1 §7). */
function nameByStaffId({ params, uid, who }: FastifyRequest) {
  const named = params as { id?: string; staffId?: string };
  if (named.id === uid) named.id = who.staff_id;
  if (named.staffId === uid) named.staffId = who.staff_id;
}

async function readToken({ headers }: FastifyRequest, { verifyToken }: Identity) {
  const token = /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1];
  if (!token) throw unauthorized();
  try {
    return await verifyToken(token);
  } catch (error) {
    throw error instanceof TokenError ? unauthorized() : unavailable();
  }
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

/** The database, unless it did not answer when it was asked last: then nobody waits for it. */
async function answering(database: Promise<Database>): Promise<Database> {
  const found = await ready(database);
  if (found.isAway()) throw unavailable();
  return found;
}

/** What could not be started does not answer. */
export const ready = <T>(part: Promise<T>): Promise<T> =>
  part.catch(() => {
    throw unavailable();
  });
