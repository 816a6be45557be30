import helmet, { type FastifyHelmetOptions } from '@fastify/helmet';
import multipart from '@fastify/multipart';
import Fastify, { type FastifyInstance } from 'fastify';
import type { AddressInfo } from 'node:net';
import type { TSchema } from 'typebox';
import { models as allModels } from '../src/schemas/models.ts';
import { ajvOfQueries, bodyValidator } from './core/ajv.ts';
import { removeDrafts } from './core/fileStore/folderStore.ts';
import { createFiles } from './core/files.ts';
import { createSecrets } from './core/secrets.ts';
import { appointmentHooks } from './appointments/hooks.ts';
import { appointmentRoutes } from './appointments/routes.ts';
import { customerRoutes } from './customers/routes.ts';
import { customerRequestRoutes } from './customers/requests/routes.ts';
import { dashboardRoutes } from './dashboard/routes.ts';
import { globalCatalogRoutes } from './globalCatalog/routes.ts';
import { commissionRoutes } from './commissions/routes.ts';
import { countHooks } from './inventory/counts/hooks.ts';
import { reportRoutes } from './reports/routes.ts';
import { countRoutes } from './inventory/counts/routes.ts';
import type { Inventory } from './inventory/stockChange.ts';
import { orderRoutes } from './inventory/orderRoutes.ts';
import { purchaseOrderHooks } from './inventory/purchaseOrders/hooks.ts';
import { inventoryRoutes } from './inventory/routes.ts';
import { transferHooks } from './inventory/transfers/hooks.ts';
import { partsRoutes } from './appointments/parts/routes.ts';
import { openLive, type LiveTimes, type RecordsChanged } from './core/live/live.ts';
import { work } from './core/jobs/work.ts';
import type { WorkTimes } from './core/jobs/worker.ts';
import { jobKinds } from './jobs.ts';
import { createMetrics } from './core/metrics/metrics.ts';
import { isLocalRequest } from './core/localHost.ts';
import { loggerOptions } from './core/log.ts';
import { requestIds, sendRequestId } from './core/requestId.ts';
import { limitOpenRequests } from './core/openRequests.ts';
import { limitSlowReaders } from './core/slowReaders.ts';
import { logSecurity } from './core/securityLog.ts';
import { notFound } from './core/problem.ts';
import type { Mailer } from './mailQueue/mail.ts';
import { mailLimit } from './mail/limit.ts';
import { mailRoutes } from './mail/routes.ts';
import { bulkEmailRoutes } from './mail/bulk/routes.ts';
import { originsOf } from './store/origins.ts';
import { notifier } from './notifications/notify.ts';
import { watchDisk } from './core/fullDisk.ts';
import { guard, type GuardOptions } from './staff/guard.ts';
import { admission } from './staff/membership.ts';
import { answerError, answerNotFound } from './core/errors.ts';
import { serveFiles } from './plugins/files.ts';
import { documentRoutes } from './plugins/openapi.ts';
import { parseQuery, refuseUnknown, splitLists } from './core/query.ts';
import { multipartOptions } from './core/records/body.ts';
import type { Models } from './core/records/entity.ts';
import { assets } from './storefront/assets.ts';
import { crud } from './core/routes/crud.ts';
import type { Documents } from './storefront/documents.ts';
import { health } from './plugins/health.ts';
import { measure, metricsRoute } from './plugins/metrics.ts';
import { logSlowQueries } from './plugins/slowQueries.ts';
import { locationConfig } from './storefront/locationConfigRoutes.ts';
import { priceImportRoutes } from './repairs/prices/routes.ts';
import { repairBatches } from './repairs/batchRoutes.ts';
import { orderHooks } from './sales/hooks.ts';
import { salesDocumentRoutes } from './sales/documents/routes.ts';
import { salesRoutes } from './sales/routes.ts';
import { paymentRoutes } from './sales/payments/routes.ts';
import type { Sales } from './sales/sales.ts';
import { rolesRoutes } from './staff/rolesRoutes.ts';
import { serviceMethods } from './store/serviceMethods.ts';
import { notificationRoutes } from './notifications/routes.ts';
import { passwords } from './staff/account/routes.ts';
import { accountRoutes } from './staff/account/accountRoutes.ts';
import { sessionRoutes } from './staff/account/sessionRoutes.ts';
import { encryptSecrets } from './staff/account/secondFactor/encryptSecrets.ts';
import { resetSecondFactor } from './staff/account/secondFactor/resetRoute.ts';
import { secondFactorRoutes } from './staff/account/secondFactor/routes.ts';
import type { BackEnd } from './shipping/carriers/backEnd.ts';
import { chooseBackEnd } from './shipping/carriers/chooseBackEnd.ts';
import { labelRoutes } from './shipping/labels/routes.ts';
import { shippingRoutes } from './shipping/routes.ts';
import { trackingRoutes } from './shipping/tracking/routes.ts';
import { shippingTimes, type ShippingOptions, type ShippingTimes } from './shipping/shippingOptions.ts';
import { spendingRoutes } from './sales/spending.ts';
import { staffRoutes } from './staff/routes.ts';
import { store } from './store/routes.ts';
import { storeConfig } from './storefront/storeConfigRoutes.ts';
import { storefrontTexts } from './storefront/textsRoutes.ts';
import { templateRoutes } from './storefront/templateRoutes.ts';
import { balanceRoutes } from './wallet/balances/routes.ts';
import { registerHooks } from './wallet/registers/hooks.ts';
import { registerRoutes } from './wallet/registers/routes.ts';
import { transactionHooks } from './wallet/transactions/hooks.ts';
import { transactionRoutes } from './wallet/transactions/routes.ts';
import { workRoutes } from './work/routes.ts';
import { notifyOwners } from './work/notifyOwners.ts';
import { requestHooks } from './trade/requests.ts';
import { tradeRoutes } from './trade/routes.ts';
import { versionHooks } from './trade/versions.ts';
import { translation } from './storefront/translationRoutes.ts';
import { hooksOf } from './hooks.ts';
import './domains.ts';
import type { Settings } from './settings.ts';

export interface AppOptions extends GuardOptions {
  settings: Pick<
    Settings,
    | 'filesDir'
    | 'filesQuota'
    | 's3'
    | 'logLevel'
    | 'trustProxy'
    | 'databaseUrl'
    | 'publicUrl'
    | 'storeDomain'
    | 'host'
    | 'port'
    | 'firebase'
    | 'mailFrom'
    | 'mailsAMinute'
    | 'mailsAnHour'
    | 'shipEngine'
    | 'metricsToken'
    | 'slowQuery'
    | 'secretsKeys'
    | 'sessionTimes'
  >;
  mailer: Mailer;
  /** Replaces the carriers from the settings. */
  carriers?: BackEnd;
  shippingTimes?: Partial<ShippingTimes>;
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
  /** Destination of log lines; default standard output. */
  logTo?: { write: (line: string) => void };
}

/** Builds the services. Database and identity service may still be starting; calls wait for them. */
export function buildApp(options: AppOptions): FastifyInstance {
  const { settings, database, identity, mailer, models = allModels, documents } = options;
  const app = Fastify({
    logger: { ...loggerOptions(settings.logLevel), ...(options.logTo && { stream: options.logTo }) },
    trustProxy: settings.trustProxy || false,
    ...patience,
    genReqId: requestIds(settings.trustProxy),
    routerOptions: { querystringParser: parseQuery },
    // Errors before routing, such as a malformed address.
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply),
  });
  app.setValidatorCompiler<TSchema>(({ schema, httpPart }) =>
    httpPart === 'body' ? bodyValidator(schema) : ajvOfQueries.compile(schema),
  );
  watchDisk(app);
  app.setErrorHandler(answerError);
  answerNotFound(app);
  sendRequestId(app);
  logSecurity(app);
  limitOpenRequests(app);
  limitSlowReaders(app, options.answerTimeout ?? patience.requestTimeout);
  const { sessionTimes } = settings;
  const { isEmulated } = settings.firebase;
  if (isEmulated) {
    // The emulator's tokens are unsigned, so only pages of localhost may send them.
    app.addHook('onRequest', ({ raw }, _, done) => done(isLocalRequest(raw) ? undefined : notFound()));
  }
  const port = () => (app.server.address() as AddressInfo | null)?.port ?? settings.port;
  const originOf = originsOf(settings, port);
  const live = openLive(app, {
    ...admission({ database, identity, sessionTimes }),
    databaseUrl: settings.databaseUrl,
    isEmulated,
    ...options.live,
  });
  const metrics = createMetrics({ database, liveConnections: () => live.connections() });
  measure(app, metrics);
  if (settings.slowQuery > 0) logSlowQueries(app, { database, metrics });
  const notify = notifier(live);
  const recordsChanged: RecordsChanged = (storeId, what) => live.changed(storeId, what);
  const inventory: Inventory = { notify, changed: (storeId) => live.changed(storeId, 'stock') };
  const limitMails = mailLimit(database, settings.mailsAnHour);
  const shipping: ShippingOptions = {
    carriers: options.carriers ?? chooseBackEnd(settings, database),
    changed: (storeId) => live.changed(storeId, 'shipments'),
    notify,
    times: { ...shippingTimes, ...options.shippingTimes },
  };
  const sales: Sales = { inventory, changed: (storeId) => live.changed(storeId, 'orders') };
  const countsChanged = (storeId: string) => live.changed(storeId, 'stockCounts');
  const kinds = jobKinds({
    shipping,
    mailer,
    mailFrom: settings.mailFrom,
    mailsAMinute: settings.mailsAMinute,
    originOf,
    changed: (storeId) => live.changed(storeId, 'mails'),
    recordsChanged,
    notify,
  });
  const changed = (storeId: string) => live.changed(storeId, 'jobs');
  const gaveUp = notifyOwners(notify);
  work(app, { database, kinds, log: app.log, changed, gaveUp, ...options.work });
  app.addHook('onClose', () => mailer.close());
  const secrets = createSecrets(settings.secretsKeys);
  encryptSecrets(app, { database, secrets, isDemanded: !isEmulated });
  app.register(async (services) => {
    const files = createFiles(settings, settings.filesQuota);
    services.addHook('onReady', () => removeDrafts(settings.filesDir));
    guard(services, { database, identity, sessionTimes });
    services.addHook('preValidation', refuseUnknown);
    services.addHook('preValidation', splitLists);
    services.addHook('onRequest', (_, reply, done) => {
      reply.header('cache-control', 'no-store');
      done();
    });
    await services.register(helmet, headers);
    await services.register(multipart, multipartOptions);
    await documentRoutes(services);
    await services.register(health, {
      database,
      identity,
      folder: settings.filesDir,
      leaving: options.leaving ?? new AbortController().signal,
    });
    await services.register(metricsRoute, { metrics, token: settings.metricsToken, isLocal: isEmulated });
    await services.register(store);
    await services.register(storeConfig, { documents });
    await services.register(locationConfig, { documents });
    await services.register(assets, { files });
    await services.register(templateRoutes);
    await services.register(staffRoutes);
    await services.register(rolesRoutes);
    await services.register(passwords, { database, identity, live });
    await services.register(sessionRoutes, { live, times: sessionTimes });
    await services.register(accountRoutes, { database, identity, live });
    await services.register(secondFactorRoutes, { database, identity, secrets });
    await services.register(resetSecondFactor, { identity, live });
    await services.register(translation);
    await services.register(storefrontTexts);
    await services.register(notificationRoutes);
    await services.register(customerRequestRoutes, {
      database,
      notify,
      changed: (storeId) => live.changed(storeId, 'customerRequests'),
    });
    await services.register(serviceMethods);
    await services.register(repairBatches, { files });
    await services.register(priceImportRoutes);
    await services.register(workRoutes, { kinds });
    await services.register(customerRoutes, { notify, changed: recordsChanged });
    await services.register(appointmentRoutes);
    await services.register(partsRoutes);
    await services.register(mailRoutes, { limit: limitMails });
    await services.register(bulkEmailRoutes, { kinds });
    await services.register(shippingRoutes, { carriers: shipping.carriers });
    await services.register(inventoryRoutes, inventory);
    await services.register(labelRoutes, { shipping, limitMails });
    await services.register(trackingRoutes, { shipping, database });
    await services.register(globalCatalogRoutes, { kinds, changed: recordsChanged });
    await services.register(dashboardRoutes);
    await services.register(spendingRoutes);
    await services.register(orderRoutes);
    await services.register(reportRoutes);
    await services.register(tradeRoutes, { files });
    await services.register(salesRoutes, sales);
    await services.register(balanceRoutes);
    await services.register(registerRoutes);
    await services.register(transactionRoutes);
    await services.register(countRoutes, { changed: countsChanged });
    await services.register(commissionRoutes);
    await services.register(paymentRoutes);
    await services.register(salesDocumentRoutes);
    await services.register(serveFiles, { files });
    await services.register(crud, {
      models,
      files,
      hooks: {
        ...hooksOf(appointmentHooks(inventory, options.tellAfter ?? undoTime), { identity, originOf, live }),
        stockCounts: countHooks(inventory, countsChanged),
        orders: orderHooks(sales),
        purchaseOrders: purchaseOrderHooks(inventory, (storeId) => live.changed(storeId, 'purchaseOrders')),
        registers: registerHooks((storeId) => live.changed(storeId, 'registers')),
        tradeRequests: requestHooks(inventory, (storeId) => live.changed(storeId, 'tradeRequests')),
        tradeVersions: versionHooks((storeId) => live.changed(storeId, 'tradeVersions')),
        transactions: transactionHooks((storeId) => live.changed(storeId, 'registers')),
        transfers: transferHooks(inventory, (storeId) => live.changed(storeId, 'transfers')),
      },
    });
  });
  return app;
}

/** In ms; longer than the admin offers to undo a change. */
const undoTime = 15_000;

/**
 * Timeouts in ms for the request head, the whole request, and reading the response; the largest upload takes a while on
 * a slow connection.
 */
const patience = {
  requestTimeout: 120_000,
  http: { headersTimeout: 15_000, connectionsCheckingInterval: 5000 },
};

/** HTTPS is terminated in front of the services. */
const headers: FastifyHelmetOptions = {
  contentSecurityPolicy: {
    useDefaults: false,
    directives: { 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] },
  },
  strictTransportSecurity: false,
  xFrameOptions: { action: 'deny' },
};
