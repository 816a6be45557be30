import { buildApp } from '../../../server/app.ts';
import { openDatabase } from '../../../server/core/database.ts';
import type { Identity } from '../../../server/staff/identity/identity.ts';
import { tokenVerifier } from '../../../server/staff/identity/token.ts';
import { createMailer } from '../../../server/mailQueue/mailer.ts';
import { readSettings } from '../../../server/settings.ts';
import { bareApp } from './bare.ts';

/** A process of the services or of the bare page. Reports its address and its memory. */
const settings = readSettings();
const database = await openDatabase(settings);
const app = process.argv.includes('--bare')
  ? bareApp(settings.databaseUrl ?? '')
  : buildApp({
      settings,
      database: Promise.resolve(database),
      identity: Promise.resolve({ verifyToken: tokenVerifier(settings.firebase) } as Identity),
      mailer: createMailer(settings, Promise.resolve(database)).mailer,
    });

const origin = await app.listen({ host: '127.0.0.1', port: 0 });
process.send?.({ origin });
process.on('message', () => {
  globalThis.gc?.();
  process.send?.({ megabytes: process.memoryUsage.rss() / 1024 / 1024 });
});
process.on('disconnect', () => void stop());

async function stop() {
  await app.close();
  await database.close();
  process.exit();
}
