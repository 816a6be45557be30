import { services } from '../src/schemas/model.ts';
import { readS3Url } from './core/fileStore/s3Url.ts';
import { readSecretsKeys } from './core/secrets.ts';
import { readServiceAccount } from './identity/serviceAccount.ts';

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
    name: 'MAILS_AN_HOUR',
    default: '200',
    meaning: 'To how many addresses an hour one person writes in mails of their own',
    check: (value) => (/^[1-9]\d{0,5}$/.test(value) ? undefined : 'must be a number from 1 to 999999'),
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
    meaning: 'Port of the emulator that is started, for other nodes to name; default: one that is free',
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
    name: 'SESSION_IDLE_MINUTES',
    default: '0',
    meaning: 'A sign-in that was not used for so long ends; 0: none does',
    check: (value) => (/^\d{1,6}$/.test(value) ? undefined : 'must be a number of minutes'),
  },
  {
    name: 'SESSION_HOURS',
    default: '0',
    meaning: 'A sign-in that is older ends; 0: none does',
    check: (value) => (/^\d{1,5}$/.test(value) ? undefined : 'must be a number of hours'),
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
