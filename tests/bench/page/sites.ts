import { buildApp } from '../../../server/app.ts';
import { openDatabase } from '../../../server/core/database.ts';
import { makeDemoAccounts, makeDemoData } from '../../../server/demo.ts';
import { startIdentity } from '../../../server/identity/identity.ts';
import { listen, urlOf } from '../../../server/listen.ts';
import { createMailer } from '../../../server/mail/mailer.ts';
import { identityProxy } from '../../../server/plugins/identityProxy.ts';
import { site } from '../../../server/plugins/site.ts';
import { readSettings } from '../../../server/settings.ts';

export interface Sites {
  /** One origin for each folder. */
  origins: string[];
  close: () => Promise<void>;
}

/** Serves several built pages alike, each with the same services over the same demo data. */
export async function startSites(dataDir: string, folders: string[]): Promise<Sites> {
  const settings = readSettings({ DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'error' });
  const opened = openDatabase(settings);
  const started = startIdentity(settings);
  const { mailer } = createMailer(settings);
  const parts = { database: opened, identity: started, mailer };
  const apps = folders.map((dist) => {
    const app = buildApp({ settings, ...parts });
    app.register(identityProxy, { identity: started });
    app.register(site, { settings, dist, built: Promise.resolve() });
    return app;
  });
  const close = async () => {
    await Promise.all(apps.map((app) => app.close()));
    const closing = [opened, started].map(async (part) => (await part).close());
    await Promise.allSettled(closing);
  };
  try {
    const [database, { accounts }] = await Promise.all([opened, started]);
    await makeDemoData(database, settings);
    await makeDemoAccounts(accounts, database, settings);
    const ports = await Promise.all(apps.map((app) => listen(app, settings)));
    return { origins: ports.map((port) => urlOf(settings.host, port)), close };
  } catch (error) {
    await close();
    throw error;
  }
}
