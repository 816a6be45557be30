import { resolve } from 'node:path';
import { services, type Service } from '../src/schemas/model.ts';
import { readS3Url, type S3Settings } from './core/fileStore/s3Url.ts';
import { readSecretsKeys, type SecretsKey } from './core/secrets.ts';
import { readServiceAccount, type ServiceAccount } from './identity/serviceAccount.ts';

export interface Settings {
  host: string;
  port: number;
  dataDir: string;
  filesDir: string;
  /** Where files lie instead of the folder. */
  s3: S3Settings | undefined;
  /** Bytes of pictures that a store may keep. */
  filesQuota: number;
  databaseUrl: string | undefined;
  storeDomain: string;
  /** Address of a store's admin, with {domain} for the store's own; undefined: this machine's. */
  publicUrl: string | undefined;
  mailUrl: string | undefined;
  mailFrom: string;
  /** Of a mail to several customers. */
  mailsAMinute: number;
  /** Without a key labels are samples. */
  shipEngine: { key: string; url: string };
  serviceUrls: Record<Service, string>;
  firebase: FirebaseSettings;
  /** The first encrypts the secrets in the database, all of them decrypt. */
  secretsKeys: SecretsKey[];
  logLevel: string;
  trustProxy: string;
  /** Reads /metrics; empty: nobody does, but in the local mode. */
  metricsToken: string;
  /** A statement that takes longer is logged, in ms; 0: none is. */
  slowQuery: number;
  /** How long a process that was asked to stop still answers, in ms. */
  drain: number;
}

interface FirebaseSettings {
  projectId: string;
  apiKey: string;
  /** Administers the accounts of staff; undefined: the platform's default credentials. */
  serviceAccount?: ServiceAccount;
  emulatorHost: string | undefined;
  /** Where an emulator that is started listens; 0 or undefined: on any free port. */
  emulatorPort?: number;
  isEmulated: boolean;
}

interface Setting {
  name: string;
  default: string;
  meaning: string;
  check: (value: string) => string | undefined;
  /** Holds a password or a key: nobody is told its value. */
  isSecret?: boolean;
}

const logLevels = ['silent', 'error', 'warn', 'info', 'debug'];

const anything = () => undefined;
const notEmpty = (value: string) => (value.trim() ? undefined : 'must not be empty');
const port = (value: string) =>
  /^\d{1,5}$/.test(value) && Number(value) <= 65_535 ? undefined : 'must be a port number from 0 to 65535';
const hostAndPort = (value: string) =>
  value === '' || /^[\w.[\]:-]+:\d{1,5}$/.test(value) ? undefined : 'must read host:port';
const url =
  (...protocols: string[]) =>
  (value: string) =>
    value === '' || (URL.canParse(value) && protocols.includes(new URL(value).protocol))
      ? undefined
      : `must be an address that starts with ${protocols.map((one) => `${one}//`).join(' or ')}`;

const domainUrl = (value: string) => url('http:', 'https:')(value.replace('{domain}', 'store.example'));
const email = (value: string) =>
  /^[^\s@<>]+@[^\s@<>]+$/.test(value) ? undefined : 'must be an e-mail address';

function serviceAccount(value: string): string | undefined {
  try {
    if (value) readServiceAccount(value);
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

/** Every setting, with its default and meaning; read from the environment at each start. */
export const settingList: Setting[] = [
  { name: 'PORT', default: '4000', meaning: 'Port of the admin and the bundled services', check: port },
  { name: 'HOST', default: '127.0.0.1', meaning: 'Address to listen on', check: notEmpty },
  {
    name: 'DATA_DIR',
    default: '.data',
    meaning: 'Folder of everything that is kept between runs',
    check: notEmpty,
  },
  {
    name: 'DATABASE_URL',
    default: '',
    meaning: 'A PostgreSQL database (postgres://…) instead of the embedded one',
    check: url('postgres:', 'postgresql:'),
    isSecret: true,
  },
  {
    name: 'FILES_DIR',
    default: '',
    meaning: 'Folder of uploaded files; default: files in DATA_DIR',
    check: anything,
  },
  {
    name: 'S3_URL',
    default: '',
    meaning: 'Bucket of uploaded files instead of a folder: https://key:secret@host/bucket?region=name',
    check: (value) =>
      value === '' || readS3Url(value) ? undefined : 'must read https://key:secret@host/bucket?region=name',
    isSecret: true,
  },
  {
    name: 'FILES_QUOTA',
    default: '10000',
    meaning: 'MB of pictures that each store may upload',
    check: (value) => (/^\d{1,9}$/.test(value) ? undefined : 'must be a number of megabytes'),
  },
  {
    name: 'STORE_DOMAIN',
    default: 'atlas.localhost',
    meaning: 'Domain of the store that localhost and plain IP addresses show',
    check: notEmpty,
  },
  {
    name: 'PUBLIC_URL',
    default: '',
    meaning:
      'Address that mails link to, {domain} being the store’s; default: this machine, or https://{domain}',
    check: domainUrl,
  },
  {
    name: 'MAIL_URL',
    default: '',
    meaning:
      'An SMTP server (smtp://user:password@host:port) that sends mails; default: a local outbox, not with a project',
    check: url('smtp:', 'smtps:'),
    isSecret: true,
  },
  {
    name: 'MAIL_FROM',
    default: 'no-reply@localhost',
    meaning: 'E-mail address that mails come from',
    check: email,
  },
  {
    name: 'MAILS_A_MINUTE',
    default: '120',
    meaning: 'How many a minute go out of a mail to several customers',
    check: (value) => (/^[1-9]\d{0,4}$/.test(value) ? undefined : 'must be a number from 1 to 99999'),
  },
  {
    name: 'SHIPENGINE_API_KEY',
    default: '',
    meaning: 'Key of ShipEngine, which sells shipping labels; default: bundled carriers that print samples',
    check: (value) => (/^[\x21-\x7e]*$/.test(value) ? undefined : 'must be a key without spaces'),
    isSecret: true,
  },
  {
    name: 'SHIPENGINE_URL',
    default: 'https://api.shipengine.com',
    meaning: 'Base address of ShipEngine, or of a server that speaks its v1',
    check: (value) => (value ? url('http:', 'https:')(value) : 'must not be empty'),
  },
  {
    name: 'FIREBASE_PROJECT_ID',
    default: '',
    meaning: 'Firebase project that identifies staff; default: the local emulator',
    check: (value) => (/^[a-z0-9-]*$/.test(value) ? undefined : 'must be a Firebase project id'),
  },
  { name: 'FIREBASE_API_KEY', default: '', meaning: 'Web API key of that project', check: anything },
  {
    name: 'FIREBASE_SERVICE_ACCOUNT',
    default: '',
    meaning: 'Service account that administers staff: its JSON, or the file; default: the platform’s own',
    check: serviceAccount,
    isSecret: true,
  },
  {
    name: 'FIREBASE_AUTH_EMULATOR_HOST',
    default: '',
    meaning: 'host:port of an Auth emulator that already runs; default: one is started',
    check: hostAndPort,
  },
  {
    name: 'FIREBASE_AUTH_EMULATOR_PORT',
    default: '0',
    meaning: 'Port of the emulator that is started, for other nodes to name; default: any free one',
    check: port,
  },
  {
    name: 'SECRETS_KEY',
    default: '',
    meaning: 'Encrypts the secrets in the database: 32 bytes in base64; default: they lie there as they are',
    check: (value) =>
      value === '' || readSecretsKeys(value)
        ? undefined
        : 'must be 32 bytes in base64 (or none), or several with commas between',
    isSecret: true,
  },
  {
    name: 'TRUST_PROXY',
    default: '',
    meaning: 'Addresses of the proxies in front, with commas between; their X-Forwarded-For is believed',
    check: (value) => (/^[\d.:a-f/, ]*$/i.test(value) ? undefined : 'must be addresses with commas between'),
  },
  {
    name: 'METRICS_TOKEN',
    default: '',
    meaning: 'Bearer token that reads /metrics; default: nobody reads them, but beside the local emulator',
    check: (value) =>
      /^([\x21-\x7e]{16,})?$/.test(value) ? undefined : 'must have at least 16 characters and no spaces',
    isSecret: true,
  },
  {
    name: 'DRAIN_SECONDS',
    default: '0',
    meaning: 'How long a process that was asked to stop still answers, while /readyz says 503',
    check: (value) => (/^\d{1,3}$/.test(value) ? undefined : 'must be a number of seconds from 0 to 999'),
  },
  {
    name: 'SLOW_QUERY_MS',
    default: '1000',
    meaning: 'Statements of the database that take longer are logged with their plan; 0: none',
    check: (value) => (/^\d{1,6}$/.test(value) ? undefined : 'must be a number of milliseconds'),
  },
  {
    name: 'LOG_LEVEL',
    default: 'warn',
    meaning: `How much the services log: ${logLevels.join(', ')}`,
    check: (value) => (logLevels.includes(value) ? undefined : `must be one of ${logLevels.join(', ')}`),
  },
  ...services.map((service) => ({
    name: `${service.toUpperCase()}_SERVICE_URL`,
    default: '',
    meaning: `Base address of the ${service} service; default: the bundled one`,
    check: service === 'socket' ? url('http:', 'https:', 'ws:', 'wss:') : url('http:', 'https:'),
  })),
];

/** A setting that cannot be used; the message names it. */
export class SettingError extends Error {}

/** The demo is made while the local identity service signs in; elsewhere by `npm run seed` alone. */
export const hasDemo = ({ firebase }: Pick<Settings, 'firebase'>) => firebase.isEmulated;

/** Reads all settings; throws a SettingError for the first wrong one. */
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
    storeDomain: read('STORE_DOMAIN'),
    publicUrl: (read('PUBLIC_URL') || (isEmulated ? '' : 'https://{domain}')).replace(/\/$/, '') || undefined,
    mailUrl: read('MAIL_URL') || undefined,
    mailFrom: read('MAIL_FROM'),
    mailsAMinute: Number(read('MAILS_A_MINUTE')),
    shipEngine: { key: read('SHIPENGINE_API_KEY'), url: read('SHIPENGINE_URL').replace(/\/+$/, '') },
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
    logLevel: read('LOG_LEVEL'),
    trustProxy: read('TRUST_PROXY'),
    metricsToken: read('METRICS_TOKEN'),
    slowQuery: Number(read('SLOW_QUERY_MS')),
    drain: Number(read('DRAIN_SECONDS')) * 1000,
  };
}
