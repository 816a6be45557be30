import helmet, { type FastifyHelmetOptions } from '@fastify/helmet';
import multipart from '@fastify/multipart';
import Fastify, { type FastifyInstance } from 'fastify';
import { randomUUID } from 'node:crypto';
import type { TSchema } from 'typebox';
import { models as allModels } from '../src/schemas/models.ts';
import { ajv, ajvOfQueries } from './ajv.ts';
import { createFiles } from './files.ts';
import { loggerOptions } from './log.ts';
import { guard, type GuardOptions } from './plugins/access.ts';
import { answerError, answerNotFound } from './plugins/errors.ts';
import { serveFiles } from './plugins/files.ts';
import { documentRoutes } from './plugins/openapi.ts';
import { parseQuery, splitLists } from './query.ts';
import { multipartOptions } from './records/body.ts';
import type { Models } from './records/entity.ts';
import { crud } from './routes/crud.ts';
import { health } from './routes/health.ts';
import { locations } from './routes/locations.ts';
import { staffRoutes } from './routes/staff.ts';
import { store } from './routes/store.ts';
import type { Settings } from './settings.ts';

export interface AppOptions extends GuardOptions {
  settings: Pick<Settings, 'filesDir' | 'logLevel'>;
  models?: Models;
}

/** The services. The database and the identity service may still be starting: calls wait for them. */
export function buildApp({ settings, database, identity, models = allModels }: AppOptions): FastifyInstance {
  const app = Fastify({
    logger: loggerOptions(settings.logLevel),
    genReqId: () => randomUUID(),
    routerOptions: { querystringParser: parseQuery },
    // What fails before any route is found, a malformed address for one.
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply),
  });
  app.setValidatorCompiler<TSchema>(({ schema, httpPart }) =>
    (httpPart === 'body' ? ajv : ajvOfQueries).compile(schema),
  );
  app.setErrorHandler(answerError);
  answerNotFound(app);
  app.register(async (services) => {
    const files = createFiles(settings.filesDir);
    guard(services, { database, identity });
    services.addHook('preValidation', splitLists);
    services.addHook('onRequest', async (_, reply) => {
      reply.header('cache-control', 'no-store');
    });
    await services.register(helmet, headers);
    await services.register(multipart, multipartOptions);
    await documentRoutes(services);
    await services.register(health, { database, identity });
    await services.register(store);
    await services.register(staffRoutes);
    await services.register(locations);
    await services.register(serveFiles, { files });
    await services.register(crud, { models, files });
  });
  return app;
}

/** HTTPS is the business of whoever ends it, in front of the services. */
const headers: FastifyHelmetOptions = {
  contentSecurityPolicy: {
    useDefaults: false,
    directives: { 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] },
  },
  strictTransportSecurity: false,
  xFrameOptions: { action: 'deny' },
};
