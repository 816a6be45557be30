import { buildApp } from '../../server/app.ts';
import { openDatabase } from '../../server/core/database.ts';
import type { Identity } from '../../server/staff/identity/identity.ts';
import { tokenVerifier } from '../../server/staff/identity/token.ts';
import { smtpMailer } from '../../server/mailQueue/smtp.ts';
import { readSettings } from '../../server/settings.ts';
import { fakeAccounts } from '../api/fakes.ts';
import type { Addresses } from './pooled.ts';

/** A process that is one node of the services and accepts unsigned tokens. Prints its address once it listens. */
export interface NodeOptions extends Addresses {
  filesDir: string;
  mailUrl: string;
  port?: number;
  /** Lease of a running job in ms, after which another process takes it over. */
  lease?: number;
}

const {
  databaseUrl,
  databaseDirectUrl,
  filesDir,
  mailUrl,
  port = 0,
  lease,
} = JSON.parse(process.argv[2] ?? '{}') as NodeOptions;
const identity = {
  verifyToken: tokenVerifier({
    projectId: 'demo-back-office',
    apiKey: '',
    emulatorHost: undefined,
    isEmulated: true,
  }),
  accounts: fakeAccounts(),
};
const settings = readSettings({
  DATABASE_URL: databaseUrl,
  DATABASE_DIRECT_URL: databaseDirectUrl,
  FILES_DIR: filesDir,
  LOG_LEVEL: 'silent',
  MAILS_AN_HOUR: '999999',
});
const database = await openDatabase({ databaseUrl, databaseDirectUrl });
const app = buildApp({
  settings,
  mailer: smtpMailer(mailUrl, settings.mailFrom),
  database: Promise.resolve(database),
  identity: Promise.resolve(identity as Partial<Identity> as Identity),
  work: { lease },
});
process.on('SIGTERM', () => {
  void app
    .close()
    .then(() => database.close())
    .then(() => process.exit(0));
});
console.log(await app.listen({ host: '127.0.0.1', port }));
