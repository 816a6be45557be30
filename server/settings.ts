import { resolve } from 'node:path';
import { services, type Service } from '../src/schemas/model.ts';
import { readS3Url, type S3Settings } from './core/fileStore/s3Url.ts';
import { readSecretsKeys, type SecretsKey } from './core/secrets.ts';
import { readServiceAccount, type ServiceAccount } from './core/serviceAccount.ts';
import { settingList } from './settingList.ts';

export interface Settings {
  host: string;
  port: number;
  dataDir: string;
  filesDir: string;
  /** Bucket for files, instead of the folder. */
  s3: S3Settings | undefined;
  /** Limit of each store's pictures, in bytes. */
  filesQuota: number;
  databaseUrl: string | undefined;
  /** Address for connections that need a session of their own, if it is another one. */
  databaseDirectUrl: string | undefined;
  storeDomain: string;
  /** Address of a store's admin, with the placeholder {domain}; undefined means localhost. */
  publicUrl: string | undefined;
  mailUrl: string | undefined;
  mailFrom: string;
  /** Rate limit of bulk emails. */
  mailsAMinute: number;
  /** Maximum number of recipients of one staff member's individual emails. */
  mailsAnHour: number;
  /** Without a key, labels are samples. */
  shipEngine: { key: string; url: string };
  /** Without an account, text messages are kept instead of sent. */
  twilio: { accountSid: string; authToken: string; url: string };
  /** Signs mail that is posted to the webhook; without it, none is taken. */
  incomingMailSecret: string;
  /** Mailbox that is read (imaps://user:password@host/folder). */
  imapUrl: string | undefined;
  /** Base address of Stripe; each store has its own keys. */
  stripeUrl: string;
  serviceUrls: Record<Service, string>;
  firebase: FirebaseSettings;
  /** The first encrypts secrets in the database, all of them decrypt. */
  secretsKeys: SecretsKey[];
  /** Days after a device has gone after which its passcode is wiped. */
  passcodeDays: number;
  /** When sessions expire. */
  sessionTimes: SessionTimes;
  logLevel: string;
  trustProxy: string;
  /** Token for /metrics; if empty, only local mode serves it. */
  metricsToken: string;
  /** Slower statements are logged, in ms; 0 disables it. */
  slowQuery: number;
  /** How long a stopping process still serves requests, in ms. */
  drain: number;
}

/** In ms; 0 means never. */
export interface SessionTimes {
  /** Time without use. */
  idle: number;
  /** Time since the password was entered. */
  longest: number;
}

interface FirebaseSettings {
  projectId: string;
  apiKey: string;
  /** Manages the accounts of staff members; undefined: the platform's default credentials. */
  serviceAccount?: ServiceAccount;
  emulatorHost: string | undefined;
  /** Port of an emulator to start; 0 or undefined: any free port. */
  emulatorPort?: number;
  isEmulated: boolean;
}

/** An invalid setting; the message names it. */
export class SettingError extends Error {}

/** Whether the start creates the demo: only with the local identity service; elsewhere `npm run seed` does. */
export const hasDemo = ({ firebase }: Pick<Settings, 'firebase'>) => firebase.isEmulated;

/** Reads all settings; throws a SettingError for the first invalid one. */
export function readSettings(env: NodeJS.ProcessEnv = process.env): Settings {
  const value = Object.fromEntries(
    settingList.map((setting) => {
      const given = env[setting.name] ?? setting.default;
      const problem = setting.check(given);
      if (problem) {
        const what = setting.isSecret ? '' : `; it is "${given}"`;
        throw new SettingError(`The setting ${setting.name} ${problem}${what}.`);
      }
      return [setting.name, given];
    }),
  ) as Record<string, string>;
  const read = (name: string) => value[name] ?? '';

  const projectId = read('FIREBASE_PROJECT_ID');
  const emulatorHost = read('FIREBASE_AUTH_EMULATOR_HOST') || undefined;
  const isEmulated = !projectId || emulatorHost !== undefined;
  if (isEmulated && env.NODE_ENV === 'production') {
    throw new SettingError(
      'The setting FIREBASE_PROJECT_ID must name a real project when NODE_ENV is production.',
    );
  }
  if (isEmulated && !/^(localhost|127\.[\d.]+|\[?::1\]?)$/.test(read('HOST'))) {
    throw new SettingError(
      'The setting HOST must be this machine itself while the local emulator identifies staff.',
    );
  }
  if (!isEmulated && !read('FIREBASE_API_KEY')) {
    throw new SettingError('The setting FIREBASE_API_KEY must be given with FIREBASE_PROJECT_ID.');
  }
  if (!isEmulated && !read('MAIL_URL')) {
    throw new SettingError(
      'The setting MAIL_URL must be given with FIREBASE_PROJECT_ID: invitations and codes would reach nobody.',
    );
  }
  if (Boolean(read('TWILIO_ACCOUNT_SID')) !== Boolean(read('TWILIO_AUTH_TOKEN'))) {
    throw new SettingError('The settings TWILIO_ACCOUNT_SID and TWILIO_AUTH_TOKEN must be given together.');
  }
  const account = read('FIREBASE_SERVICE_ACCOUNT');
  const dataDir = resolve(read('DATA_DIR'));
  return {
    host: read('HOST'),
    port: Number(read('PORT')),
    dataDir,
    filesDir: resolve(read('FILES_DIR') || `${dataDir}/files`),
    s3: readS3Url(read('S3_URL')),
    filesQuota: Number(read('FILES_QUOTA')) * 1024 * 1024,
    databaseUrl: read('DATABASE_URL') || undefined,
    databaseDirectUrl: read('DATABASE_DIRECT_URL') || undefined,
    storeDomain: read('STORE_DOMAIN'),
    publicUrl: (read('PUBLIC_URL') || (isEmulated ? '' : 'https://{domain}')).replace(/\/$/, '') || undefined,
    mailUrl: read('MAIL_URL') || undefined,
    mailFrom: read('MAIL_FROM'),
    mailsAMinute: Number(read('MAILS_A_MINUTE')),
    mailsAnHour: Number(read('MAILS_AN_HOUR')),
    shipEngine: { key: read('SHIPENGINE_API_KEY'), url: read('SHIPENGINE_URL').replace(/\/+$/, '') },
    twilio: {
      accountSid: read('TWILIO_ACCOUNT_SID'),
      authToken: read('TWILIO_AUTH_TOKEN'),
      url: read('TWILIO_URL').replace(/\/+$/, ''),
    },
    incomingMailSecret: read('INCOMING_MAIL_SECRET'),
    imapUrl: read('IMAP_URL') || undefined,
    stripeUrl: read('STRIPE_URL').replace(/\/+$/, ''),
    serviceUrls: Object.fromEntries(
      services.map((service) => [service, read(`${service.toUpperCase()}_SERVICE_URL`).replace(/\/$/, '')]),
    ) as Record<Service, string>,
    firebase: {
      projectId: projectId || 'demo-back-office',
      apiKey: read('FIREBASE_API_KEY') || 'local',
      ...(account && { serviceAccount: readServiceAccount(account) }),
      emulatorHost,
      emulatorPort: Number(read('FIREBASE_AUTH_EMULATOR_PORT')),
      isEmulated,
    },
    secretsKeys: readSecretsKeys(read('SECRETS_KEY')) ?? [],
    passcodeDays: Number(read('PASSCODE_DAYS')),
    sessionTimes: {
      idle: Number(read('SESSION_IDLE_MINUTES')) * 60_000,
      longest: Number(read('SESSION_HOURS')) * 3_600_000,
    },
    logLevel: read('LOG_LEVEL'),
    trustProxy: read('TRUST_PROXY'),
    metricsToken: read('METRICS_TOKEN'),
    slowQuery: Number(read('SLOW_QUERY_MS')),
    drain: Number(read('DRAIN_SECONDS')) * 1000,
  };
}
