import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { MissingFactor } from '../../src/schemas/account/secondFactor.ts';
import { can } from '../../src/schemas/can.ts';
import { requireReachable, goneSignal, publicScope, ready } from '../core/access.ts';
import type { Database } from '../core/database.ts';
import type { Announcer } from '../core/live/announcer.ts';
import {
  forbidden,
  notFound,
  secondFactorNeeded,
  signedOut,
  unauthorized,
  unavailable,
} from '../core/problem.ts';
import { Scope } from '../core/scope.ts';
import type { SessionTimes } from '../settings.ts';
import { recordSession } from './account/session.ts';
import type { Identity } from './identity/identity.ts';
import { TokenError, type TokenClaims } from './identity/token.ts';
import { findStaffMember } from './staffMember.ts';

declare module '../core/services.ts' {
  interface Services {
    identity: Promise<Identity>;
  }
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The account's uid; set only on routes that require a signed-in staff member. */
    uid: string;
    /** Claims of the ID token; set only on routes that require a signed-in staff member. */
    claims: TokenClaims;
    /** The factor that the session lacks, on routes that accept it nevertheless. */
    missingFactor: MissingFactor | undefined;
  }
}

export interface GuardOptions {
  database: Promise<Database>;
  identity: Promise<Identity>;
}

export interface SignInOptions extends GuardOptions {
  sessionTimes: SessionTimes;
}

/** Authenticates and authorizes every request. Every route of `app` must declare its access. */
export function guard(
  app: FastifyInstance,
  { database, identity, sessionTimes, announcer }: SignInOptions & { announcer: Announcer },
) {
  app.decorateRequest('uid');
  app.decorateRequest('claims');
  app.decorateRequest('missingFactor');
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
        request.scope = await publicScope((await requireReachable(database)).db, storeId, domain, announcer);
      return;
    }
    const claims = await readToken(request, await ready(identity));
    const { db } = await requireReachable(database);
    const found = await findStaffMember(db, claims, sessionTimes);
    if (!found) throw unauthorized();
    if ('ending' in found) throw signedOut(found.ending);
    if (storeId !== undefined && storeId !== found.store.id) throw notFound();
    if (found.missingFactor && ![found.missingFactor, 'anything'].includes(access.without ?? ''))
      throw secondFactorNeeded(found.missingFactor);
    request.missingFactor = found.missingFactor;
    request.uid = claims.uid;
    request.claims = claims;
    request.who = found.who;
    nameByStaffId(request);
    // Only reads are aborted when the client disconnects: a write completes, with its effects such as emails.
    const signal = request.method === 'GET' ? goneSignal(reply) : undefined;
    request.scope = new Scope(db, found.store, signal, { announcer });
    if (can(found.who, access.action, access.model) === false) throw forbidden();
    await recordSession(request, found.session, sessionTimes);
  });
}

/** Staff may also refer to themselves by the uid of their account (contract 1 §7). */
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
