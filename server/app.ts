import helmet, { type FastifyHelmetOptions } from '@fastify/helmet';
import multipart from '@fastify/multipart';
import Fastify, { type FastifyInstance, type FastifyServerFactory } from 'fastify';
import type { AddressInfo } from 'node:net';
import type { TSchema } from 'typebox';
import { models as allModels } from '../src/schemas/models.ts';
import { bodyValidator, queryValidatorOf } from './core/ajv.ts';
import { removeDrafts } from './core/fileStore/folderStore.ts';
import { createFiles } from './core/files.ts';
import type { ServiceSettings, Services } from './core/services.ts';
import { lazySerializer } from './core/serializers.ts';
import { createSecrets } from './core/secrets.ts';
import { announcerOf } from './core/live/announcer.ts';
import { openLive, type LiveTimes } from './core/live/live.ts';
import { work } from './core/jobs/work.ts';
import type { WorkTimes } from './core/jobs/worker.ts';
import { createMetrics } from './core/metrics/metrics.ts';
import { serverTimeouts } from './core/serverTimeouts.ts';
import { isLocalRequest } from './core/localHost.ts';
import { loggerOptions } from './core/log.ts';
import { requestIds, sendRequestId } from './core/requestId.ts';
import { limitOpenRequests } from './core/openRequests.ts';
import { readRefusedBodies } from './core/refusedBodies.ts';
import { limitSlowReaders } from './core/slowReaders.ts';
import { logSecurity } from './core/securityLog.ts';
import { notFound } from './core/problem.ts';
import { createSmsProvider, type SmsProvider } from './inbox/index.ts';
import type { Mailer } from './mailQueue/index.ts';
import { originsOf } from './store/index.ts';
import { notifier } from './notifications/index.ts';
import { watchDisk } from './core/fullDisk.ts';
import { admission, encryptSecrets, guard, type GuardOptions } from './staff/index.ts';
import { answerError, answerNotFound } from './core/errors.ts';
import { serveFiles } from './plugins/files.ts';
import { documentRoutes } from './plugins/openapi.ts';
import { parseQuery, refuseUnknown, splitLists } from './core/query.ts';
import { multipartOptions } from './core/records/body.ts';
import type { Models } from './core/records/entity.ts';
import { crud } from './core/routes/crud.ts';
import type { Documents } from './storefront/index.ts';
import { health } from './plugins/health.ts';
import { measure, metricsRoute } from './plugins/metrics.ts';
import { paymentOutboxPage } from './plugins/paymentOutboxPage.ts';
import { textOutboxPage } from './plugins/textOutboxPage.ts';
import { logSlowQueries } from './plugins/slowQueries.ts';
import { chooseBackEnd, shippingTimes, type BackEnd, type ShippingTimes } from './shipping/index.ts';
import { notifyOwners } from './work/index.ts';
import { expireRows } from './core/expireRows.ts';
import { allExpiries, domains, hooksOf, jobKindsOf } from './domains.ts';

export interface AppOptions extends GuardOptions {
  settings: ServiceSettings;
  mailer: Mailer;
  /** Replaces the carriers from the settings. */
  carriers?: BackEnd;
  shippingTimes?: Partial<ShippingTimes>;
  /** Replaces the provider of text messages from the settings. */
  sms?: SmsProvider;
  models?: Models;
  documents?: Documents;
  live?: LiveTimes;
  work?: WorkTimes;
  /** Delay in ms before a customer is informed of a change of an appointment. */
  tellAfter?: number;
  /** How long a client may take to read a response, in ms. */
  answerTimeout?: number;
  /** Aborts when the process is about to stop; it still serves requests then. */
  leaving?: AbortSignal;
  /** Returns a server that listens already; default: one of the app's own. */
  serverFactory?: FastifyServerFactory;
  /** Destination of log lines; default standard output. */
  logTo?: { write: (line: string) => void };
}

/** Builds the services. Database and identity service may still be starting; calls wait for them. */
export function buildApp(options: AppOptions): FastifyInstance {
  const { settings, database, identity, mailer, models = allModels, documents } = options;
  const app = Fastify({
    logger: { ...loggerOptions(settings.logLevel), ...(options.logTo && { stream: options.logTo }) },
    trustProxy: settings.trustProxy || false,
    requestTimeout: serverTimeouts.requestTimeout,
    http: serverTimeouts,
    serverFactory: options.serverFactory,
    genReqId: requestIds(settings.trustProxy),
    routerOptions: { querystringParser: parseQuery },
    // Errors before routing, such as a malformed address.
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply),
  });
  app.setValidatorCompiler<TSchema>(({ schema, httpPart }) =>
    httpPart === 'body' ? bodyValidator(schema) : queryValidatorOf(schema),
  );
  app.setSerializerCompiler<TSchema>(lazySerializer);
  watchDisk(app);
  app.setErrorHandler(answerError);
  answerNotFound(app);
  sendRequestId(app);
  logSecurity(app);
  limitOpenRequests(app);
  readRefusedBodies(app);
  limitSlowReaders(app, options.answerTimeout ?? serverTimeouts.requestTimeout);
  const { sessionTimes } = settings;
  const { isEmulated } = settings.firebase;
  if (isEmulated) {
    // The emulator's tokens are unsigned, so only pages of localhost may send them.
    app.addHook('onRequest', ({ raw }, _, done) => done(isLocalRequest(raw) ? undefined : notFound()));
  }
  const port = () => (app.server.address() as AddressInfo | null)?.port ?? settings.port;
  const live = openLive(app, {
    ...admission({ database, identity, sessionTimes }),
    databaseUrl: settings.databaseDirectUrl ?? settings.databaseUrl,
    isEmulated,
    ...options.live,
  });
  const announcer = announcerOf(models, live.changed);
  const metrics = createMetrics({ database, liveConnections: () => live.connections() });
  measure(app, metrics);
  if (settings.slowQuery > 0) logSlowQueries(app, { database, metrics });
  const secrets = createSecrets(settings.secretsKeys);
  const { sms, smsOutbox } = createSmsProvider(settings, database);
  const services: Services = {
    settings,
    database,
    identity,
    live,
    announcer,
    notify: notifier(live),
    files: createFiles(settings, settings.filesQuota),
    secrets,
    mailer,
    originOf: originsOf(settings, port),
    carriers: options.carriers ?? chooseBackEnd(settings, database),
    shippingTimes: { ...shippingTimes, ...options.shippingTimes },
    sms: options.sms ?? sms,
    noticeDelay: options.tellAfter ?? undoTime,
    documents,
  };
  const kinds = jobKindsOf(services);
  const changed = (storeId: string) => live.changed(storeId, 'jobs');
  work(app, {
    database,
    kinds,
    log: app.log,
    announcer,
    expire: (db, signal) => expireRows(db, allExpiries(), signal),
    changed,
    gaveUp: notifyOwners(services.notify),
    ...options.work,
  });
  app.addHook('onClose', () => mailer.close());
  encryptSecrets(app, { database, secrets, isDemanded: !isEmulated });
  app.register(async (api) => {
    api.addHook('onReady', () => removeDrafts(settings.filesDir));
    guard(api, { database, identity, sessionTimes, announcer });
    api.addHook('preValidation', refuseUnknown);
    api.addHook('preValidation', splitLists);
    api.addHook('onRequest', (_, reply, done) => {
      reply.header('cache-control', 'no-store');
      done();
    });
    await api.register(helmet, headers);
    await api.register(multipart, multipartOptions);
    await documentRoutes(api);
    await api.register(health, {
      database,
      identity,
      folder: settings.filesDir,
      leaving: options.leaving ?? new AbortController().signal,
    });
    await api.register(metricsRoute, { metrics, token: settings.metricsToken, isLocal: isEmulated });
    for (const { routes } of domains) await routes?.(api, { ...services, kinds });
    if (smsOutbox && isEmulated)
      await api.register(textOutboxPage, { outbox: smsOutbox, database, announcer });
    if (isEmulated) await api.register(paymentOutboxPage, services);
    await api.register(serveFiles, { files: services.files });
    await api.register(crud, { models, files: services.files, hooks: hooksOf(services) });
  });
  return app;
}

/** In ms; longer than the admin offers to undo a change. */
const undoTime = 15_000;

/** HTTPS is terminated in front of the services. */
const headers: FastifyHelmetOptions = {
  contentSecurityPolicy: {
    useDefaults: false,
    directives: { 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] },
  },
  strictTransportSecurity: false,
  xFrameOptions: { action: 'deny' },
};
