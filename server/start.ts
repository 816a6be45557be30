import { buildAdmin, dist } from './build.ts';
import { isCommand, runUntilStopped } from './command.ts';
import { isDataDir } from './dataDir.ts';
import { startIdentity } from './identity/identity.ts';
import { checkPort, listen, urlOf } from './listen.ts';
import { acquireLock } from './lock.ts';
import { Progress, type Log } from './progress.ts';
import { readSettings, type Settings } from './settings.ts';

export interface StartOptions {
  /** Serves the admin from its sources, with hot reload. */
  dev?: boolean;
  log?: Log;
}

export interface Running {
  url: string;
  close: () => Promise<void>;
}

/** Starts everything; the page is served before the database and the sign-in are warm. */
export async function start(settings: Settings, options: StartOptions = {}): Promise<Running> {
  const unlock = acquireLock(settings.dataDir);
  try {
    await checkPort(settings);
    return await startParts(settings, options, unlock);
  } catch (error) {
    unlock();
    throw error;
  }
}

async function startParts(
  settings: Settings,
  { dev = false, log = () => undefined }: StartOptions,
  unlock: () => void,
): Promise<Running> {
  const progress = new Progress(log);
  const cancel = new AbortController();
  log(`Starting with the data in ${settings.dataDir}`);
  if (!isDataDir(settings.dataDir)) log('The first start takes longer: it makes the demo data.');

  const emulator = progress.step('Identity', () => startIdentity(settings));
  const built = dev ? Promise.resolve() : progress.step('Admin', () => buildAdmin(cancel.signal));
  const { buildApp, demoTable, identityProxy, makeDemoAccounts, makeDemoData, openDatabase, site } =
    await import('./parts.ts');
  const page = dev ? (await import('./plugins/devSite.ts')).devSite : site;

  const opened = progress.step('Database', () => openDatabase(settings));
  const database = opened.then((one) =>
    progress.step('Demo data', async () => {
      await makeDemoData(one, settings);
      return one;
    }),
  );
  const hasDemo = Promise.all([emulator, database]).then(([{ accounts }, one]) =>
    progress.step('Accounts', () => makeDemoAccounts(accounts, one, settings)),
  );
  const identity = hasDemo.then(() => emulator);

  const app = buildApp({ settings, database, identity });
  if (settings.firebase.isEmulated) app.register(identityProxy, { identity });
  app.register(page, { settings, dist, built });

  const close = async () => {
    cancel.abort();
    await app.close();
    await Promise.allSettled([opened.then((one) => one.close()), emulator.then((one) => one.close())]);
    unlock();
  };
  try {
    const listening = progress.step('Listening', () => listen(app, settings));
    const [port, isDemo] = await Promise.all([listening, hasDemo, built, identity]);
    const url = urlOf(settings.host, port);
    log(`\n  ${url}\n`);
    if (isDemo) log(`${demoTable(port)}\n`);
    progress.done();
    return { url, close };
  } catch (error) {
    await close();
    throw error;
  }
}

if (isCommand(import.meta.url)) {
  await runUntilStopped(async (log) => start(readSettings(), { dev: process.argv.includes('--dev'), log }));
}
