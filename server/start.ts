import { setTimeout } from 'node:timers/promises';
import { buildAdmin, compressAdmin, dist } from './build.ts';
import { isCommand, runUntilStopped } from './command.ts';
import { isDataDir, keepPrivate } from './core/dataDir.ts';
import { checkIdentity, startIdentity } from './staff/identity/identity.ts';
import { urlOf } from './listen.ts';
import { openStartingServer, type StartingServer } from './startingServer.ts';
import { openDatabase } from './core/database.ts';
import { acquireLock } from './core/dataDirLock.ts';
import { checkBucket } from './core/fileStore/s3Store.ts';
import { Progress, type Log, type Step } from './progress.ts';
import { hasDemo, readSettings, type Settings } from './settings.ts';

export interface StartOptions {
  /** Serves the admin from its sources, with hot reload. */
  dev?: boolean;
  log?: Log;
  /** Aborts the start: what is open is closed, and the start rejects. */
  signal?: AbortSignal;
}

export interface Running {
  url: string;
  /** Reports the node as not ready, but still serves requests for as long as the settings say. */
  leave: () => Promise<void>;
  close: () => Promise<void>;
}

/** Resources to close, once they are open. */
type Opened = Promise<{ close: () => unknown }>;

/** Starts everything; from the beginning, pages show what is still being made. */
export async function start(settings: Settings, options: StartOptions = {}): Promise<Running> {
  keepPrivate(settings.dataDir);
  const unlock = acquireLock(settings.dataDir);
  const closing = new AbortController();
  const leaving = new AbortController();
  const opened: Opened[] = [];
  const close = async () => {
    closing.abort();
    for (const part of opened.toReversed()) await part.then((one) => one.close()).catch(() => undefined);
    unlock();
  };
  const { dev = false, log = () => undefined } = options;
  const progress = new Progress<Step>(log, plannedSteps(settings, dev));
  let server: StartingServer | undefined;
  try {
    server = await openStartingServer(settings, () => progress.steps());
    opened.push(Promise.resolve(server));
    const url = urlOf(settings.host, server.port);
    log(`\n  ${url}\n\nStarting with the data in ${settings.dataDir}`);
    await checkIdentity(settings, log);
    await checkBucket(settings.s3, log);
    const started = startParts({ settings, dev, log, progress, server, url }, opened, {
      closing: closing.signal,
      leaving: leaving.signal,
    });
    await Promise.race([started, calledOff(options.signal)]);
    const leave = async () => {
      leaving.abort();
      await setTimeout(settings.drain);
    };
    return { url, leave, close };
  } catch (error) {
    if (!options.signal?.aborted) await server?.fail();
    await close();
    throw error;
  }
}

/** Abort when the process leaves, and when its resources are closed. */
interface Stages {
  leaving: AbortSignal;
  closing: AbortSignal;
}

/** What the parts of a start share. */
interface Start {
  settings: Settings;
  dev: boolean;
  log: Log;
  progress: Progress<Step>;
  server: StartingServer;
  url: string;
}

const plannedSteps = (settings: Settings, dev: boolean): Step[] => [
  'Identity',
  ...(dev ? [] : (['Admin'] as const)),
  'Services',
  'Database',
  ...(hasDemo(settings) ? (['Demo data', 'Accounts'] as const) : []),
];

/** Starts the parts in parallel, adds each to `opened`, and resolves when all are ready. */
async function startParts(
  { settings, dev, log, progress, server, url }: Start,
  opened: Opened[],
  { closing, leaving }: Stages,
): Promise<void> {
  if (hasDemo(settings) && !isDataDir(settings.dataDir))
    log('The first start takes longer: it makes the demo data.');

  const emulator = progress.step('Identity', () => startIdentity(settings));
  opened.push(emulator);
  const built = dev ? Promise.resolve() : progress.step('Admin', () => buildAdmin({ signal: closing }));
  const stored = progress.step('Database', () => openDatabase({ ...settings, log }));
  opened.push(stored);
  const parts = await import('./lazyStart.ts');
  const { buildApp, createMailer, demoTable, makeDemoAccounts, makeDemoData } = parts;
  const page = dev ? (await import('./plugins/devSite.ts')).devSite : parts.site;
  closing.throwIfAborted();

  if (!settings.databaseUrl) opened.push(parts.offerBackups(stored, settings));
  const database = stored.then((one) =>
    progress.step('Demo data', async () => {
      await makeDemoData(one, settings);
      return one;
    }),
  );
  const accounts = Promise.all([emulator, database]).then(([identity, one]) =>
    progress.step('Accounts', () => makeDemoAccounts(identity.accounts, one, settings)),
  );
  const identity = accounts.then(() => emulator);
  for (const part of [database, identity]) part.catch(() => undefined);

  const { mailer, outbox } = createMailer(settings, database);
  const { serverFactory } = server;
  const app = buildApp({ settings, database, identity, mailer, leaving, serverFactory });
  app.addHook('preClose', server.close);
  opened.push(Promise.resolve({ close: () => app.close() }));
  const shownOutbox = settings.firebase.isEmulated ? outbox : undefined;
  if (settings.firebase.isEmulated) app.register(parts.identityProxy, { identity, database });
  if (shownOutbox) app.register(parts.outboxPage, { outbox: shownOutbox });
  app.register(page, { settings, dist, built });

  const services = progress.step('Services', async () => {
    await app.ready();
    // In production made now, since it blocks for about 300 ms; locally when it is asked for.
    if (!settings.firebase.isEmulated) await app.inject('/docs/openapi.json');
  });
  const [isDemo, { url: emulatorUrl }] = await Promise.all([accounts, identity, built, services]);
  server.handOver();
  if (isDemo) log(`\n${demoTable(server.port)}\n`);
  if (shownOutbox) log(`  Mails stay on this machine: ${url}/outbox\n`);
  if (emulatorUrl) log(`  The local emulator signs in at ${new URL(emulatorUrl).host}\n`);
  progress.done();
  // What fails is served uncompressed, and compressed after the next start.
  if (!dev) void compressAdmin(closing).catch(() => undefined);
}

/** Returns a promise that rejects when `signal` aborts. */
const calledOff = (signal?: AbortSignal) =>
  new Promise<never>((_, reject) => {
    signal?.throwIfAborted();
    signal?.addEventListener('abort', () => reject(signal.reason as Error));
  });

if (isCommand(import.meta.url)) {
  const dev = process.argv.includes('--dev');
  await runUntilStopped(async (log, signal) => start(readSettings(), { dev, log, signal }));
}
