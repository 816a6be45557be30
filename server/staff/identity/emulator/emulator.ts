import Fastify, { type FastifyInstance } from 'fastify';
import { ApiError } from './apiError.ts';
import { AccountStore } from './accountStore.ts';
import { adminCalls } from './adminCalls.ts';
import { browserCalls } from './browserCalls.ts';
import type { EmulatorParts } from './emulatorParts.ts';
import { Tokens } from './tokens.ts';

/**
 * The part of Firebase Authentication that the product uses, for trying it without a project: tenants with accounts,
 * unsigned ID tokens. A contract test holds it against the official emulator.
 */
export function createEmulator(projectId: string, dataDir: string): FastifyInstance {
  const store = new AccountStore(dataDir);
  const parts: EmulatorParts = { store, tokens: new Tokens(projectId, store.tokenKey), oobCodes: new Map() };
  const app = Fastify({ bodyLimit: 100_000, forceCloseConnections: true });
  app.setErrorHandler((error, _request, reply) => {
    const known = error instanceof ApiError ? error : new ApiError(codeOf(error), statusOf(error));
    void reply.code(known.status).send(known.body);
  });
  app.register(async (scope) => browserCalls(scope, parts));
  app.register(async (scope) => adminCalls(scope, parts));
  return app;
}

const statusOf = (error: unknown) => (isOfRequest(error) ? 400 : 500);
const codeOf = (error: unknown) => (isOfRequest(error) ? 'INVALID_ARGUMENT' : 'INTERNAL');

const isOfRequest = (error: unknown) =>
  error instanceof Error && 'statusCode' in error && Number(error.statusCode) < 500;
