import { buildApp } from '../../server/app.ts';
import { dist } from '../../server/build.ts';
import { openDatabase } from '../../server/core/database.ts';
import { makeDemoAccounts, makeDemoData } from '../../server/demo.ts';
import { startIdentity } from '../../server/staff/identity/identity.ts';
import { listen, urlOf } from '../../server/listen.ts';
import { createMailer } from '../../server/mailQueue/mailer.ts';
import { identityProxy } from '../../server/plugins/identityProxy.ts';
import { site } from '../../server/plugins/site.ts';
import { readSettings } from '../../server/settings.ts';

export interface Served {
  origin: string;
  close: () => Promise<void>;
}

/** Serves the built admin and its services with demo data. */
export async function serveAdmin(dataDir: string): Promise<Served> {
  const settings = readSettings({ DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'error' });
  const opened = openDatabase(settings);
  const started = startIdentity(settings);
  const { mailer } = createMailer(settings, opened);
  const app = buildApp({ settings, database: opened, identity: started, mailer });
  app.register(identityProxy, { identity: started, database: opened });
  app.register(site, { settings, dist, built: Promise.resolve() });
  const close = async () => {
    await app.close();
    const closing = [opened, started].map(async (part) => (await part).close());
    await Promise.allSettled(closing);
  };
  try {
    const [database, { accounts }] = await Promise.all([opened, started]);
    await makeDemoData(database, settings);
    await makeDemoAccounts(accounts, database, settings);
    return { origin: urlOf(settings.host, await listen(app, settings)), close };
  } catch (error) {
    await close();
    throw error;
  }
}
