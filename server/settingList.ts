import { services } from '../src/schemas/model.ts';
import { readS3Url } from './core/fileStore/s3Url.ts';
import { readSecretsKeys } from './core/secrets.ts';
import { readServiceAccount } from './core/serviceAccount.ts';

interface Setting {
  name: string;
  default: string;
  meaning: string;
  check: (value: string) => string | undefined;
  /** Contains a password or key; its value is never shown. */
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

/** All settings, with defaults and meaning; read from the environment at start. */
export const settingList: Setting[] = [
  { name: 'PORT', default: '4000', meaning: 'Port of the admin and the bundled services', check: port },
  { name: 'HOST', default: '127.0.0.1', meaning: 'Address to listen on', check: notEmpty },
  {
    name: 'DATA_DIR',
    default: '.data',
    meaning: 'Folder for all local data',
    check: notEmpty,
  },
  {
    name: 'DATABASE_URL',
    default: '',
    meaning: 'PostgreSQL database (postgres://…) instead of the embedded one',
    check: url('postgres:', 'postgresql:'),
    isSecret: true,
  },
  {
    name: 'DATABASE_DIRECT_URL',
    default: '',
    meaning: 'The same database without a pooler, for notifications and migrations; default: DATABASE_URL',
    check: url('postgres:', 'postgresql:'),
    isSecret: true,
  },
  {
    name: 'FILES_DIR',
    default: '',
    meaning: 'Folder for uploaded files; default: files in DATA_DIR',
    check: anything,
  },
  {
    name: 'S3_URL',
    default: '',
    meaning: 'Bucket for uploaded files instead of a folder: https://key:secret@host/bucket?region=name',
    check: (value) =>
      value === '' || readS3Url(value) ? undefined : 'must read https://key:secret@host/bucket?region=name',
    isSecret: true,
  },
  {
    name: 'FILES_QUOTA',
    default: '10000',
    meaning: 'Megabytes of images that each store may upload',
    check: (value) => (/^\d{1,9}$/.test(value) ? undefined : 'must be a number of megabytes'),
  },
  {
    name: 'STORE_DOMAIN',
    default: 'atlas.localhost',
    meaning: 'Domain of the store served at localhost and plain IP addresses',
    check: notEmpty,
  },
  {
    name: 'PUBLIC_URL',
    default: '',
    meaning:
      'Base address of links in mails, {domain} being the store’s; default: this machine, or https://{domain}',
    check: domainUrl,
  },
  {
    name: 'MAIL_URL',
    default: '',
    meaning:
      'SMTP server (smtp://user:password@host:port); default: a local outbox, not with a Firebase project',
    check: url('smtp:', 'smtps:'),
    isSecret: true,
  },
  {
    name: 'MAIL_FROM',
    default: 'no-reply@localhost',
    meaning: 'Sender address of mails',
    check: email,
  },
  {
    name: 'INCOMING_MAIL_SECRET',
    default: '',
    meaning: 'Secret with which mail posted to /dc/webhooks/mail is signed; without it none is taken there',
    check: (value) =>
      value === '' || /^[\x21-\x7e]{16,}$/.test(value)
        ? undefined
        : 'must be 16 characters without spaces, or more',
    isSecret: true,
  },
  {
    name: 'IMAP_URL',
    default: '',
    meaning: 'Mailbox whose mail arrives in conversations (imaps://user:password@host:port/folder)',
    check: url('imap:', 'imaps:'),
    isSecret: true,
  },
  {
    name: 'MAILS_A_MINUTE',
    default: '120',
    meaning: 'Rate limit of bulk emails of a store, in mails a minute',
    check: (value) => (/^[1-9]\d{0,4}$/.test(value) ? undefined : 'must be a number from 1 to 99999'),
  },
  {
    name: 'MAILS_AN_HOUR',
    default: '200',
    meaning: 'Rate limit of a staff member’s own mails, in recipients an hour',
    check: (value) => (/^[1-9]\d{0,5}$/.test(value) ? undefined : 'must be a number from 1 to 999999'),
  },
  {
    name: 'SHIPENGINE_API_KEY',
    default: '',
    meaning: 'API key of ShipEngine, which sells labels; default: bundled carriers that print samples',
    check: (value) => (/^[\x21-\x7e]*$/.test(value) ? undefined : 'must be a key without spaces'),
    isSecret: true,
  },
  {
    name: 'SHIPENGINE_URL',
    default: 'https://api.shipengine.com',
    meaning: 'Base address of ShipEngine, or of a server with the same v1 API',
    check: (value) => (value ? url('http:', 'https:')(value) : 'must not be empty'),
  },
  {
    name: 'TWILIO_ACCOUNT_SID',
    default: '',
    meaning: 'Account of Twilio, which sends text messages; default: a local outbox',
    check: (value) => (/^[A-Za-z0-9]*$/.test(value) ? undefined : 'must be an account’s SID'),
  },
  {
    name: 'TWILIO_AUTH_TOKEN',
    default: '',
    meaning: 'Token of that account, with which its webhooks are signed',
    check: (value) => (/^[\x21-\x7e]*$/.test(value) ? undefined : 'must be a token without spaces'),
    isSecret: true,
  },
  {
    name: 'TWILIO_URL',
    default: 'https://api.twilio.com',
    meaning: 'Base address of Twilio, or of a server with the same API of 2010-04-01',
    check: (value) => (value ? url('http:', 'https:')(value) : 'must not be empty'),
  },
  {
    name: 'STRIPE_URL',
    default: 'https://api.stripe.com',
    meaning: 'Base address of Stripe, or of a server with the same API; stores enter their own keys',
    check: (value) => (value ? url('http:', 'https:')(value) : 'must not be empty'),
  },
  {
    name: 'FIREBASE_PROJECT_ID',
    default: '',
    meaning: 'Firebase project that authenticates staff; default: the local emulator',
    check: (value) => (/^[a-z0-9-]*$/.test(value) ? undefined : 'must be a Firebase project id'),
  },
  { name: 'FIREBASE_API_KEY', default: '', meaning: 'Web API key of that project', check: anything },
  {
    name: 'FIREBASE_SERVICE_ACCOUNT',
    default: '',
    meaning: 'Service account that manages staff accounts: JSON or file; default: the platform’s credentials',
    check: serviceAccount,
    isSecret: true,
  },
  {
    name: 'FIREBASE_AUTH_EMULATOR_HOST',
    default: '',
    meaning: 'host:port of a running Auth emulator; default: one is started',
    check: hostAndPort,
  },
  {
    name: 'FIREBASE_AUTH_EMULATOR_PORT',
    default: '0',
    meaning: 'Port of the started emulator, so that other nodes can reach it; default: any free port',
    check: port,
  },
  {
    name: 'SECRETS_KEY',
    default: '',
    meaning:
      'Encrypts secrets in the database: 32 bytes in base64; default: stored unencrypted, no passcodes',
    check: (value) =>
      value === '' || readSecretsKeys(value)
        ? undefined
        : 'must be 32 bytes in base64 (or none), or several with commas between',
    isSecret: true,
  },
  {
    name: 'PASSCODE_DAYS',
    default: '7',
    meaning: 'Days after a device was handed over after which its passcode is wiped',
    check: (value) => (/^\d{1,3}$/.test(value) ? undefined : 'must be a number of days'),
  },
  {
    name: 'SESSION_IDLE_MINUTES',
    default: '0',
    meaning: 'Ends sessions that were unused for this long; 0: never',
    check: (value) => (/^\d{1,6}$/.test(value) ? undefined : 'must be a number of minutes'),
  },
  {
    name: 'SESSION_HOURS',
    default: '0',
    meaning: 'Ends sessions of this age; 0: never',
    check: (value) => (/^\d{1,5}$/.test(value) ? undefined : 'must be a number of hours'),
  },
  {
    name: 'TRUST_PROXY',
    default: '',
    meaning: 'Addresses of trusted reverse proxies, separated by commas (X-Forwarded-For)',
    check: (value) => (/^[\d.:a-f/, ]*$/i.test(value) ? undefined : 'must be addresses with commas between'),
  },
  {
    name: 'METRICS_TOKEN',
    default: '',
    meaning: 'Bearer token of /metrics; default: no access, except with the local emulator',
    check: (value) =>
      /^([\x21-\x7e]{16,})?$/.test(value) ? undefined : 'must have at least 16 characters and no spaces',
    isSecret: true,
  },
  {
    name: 'DRAIN_SECONDS',
    default: '0',
    meaning: 'Seconds to keep serving after a stop signal, while /readyz returns 503',
    check: (value) => (/^\d{1,3}$/.test(value) ? undefined : 'must be a number of seconds from 0 to 999'),
  },
  {
    name: 'SLOW_QUERY_MS',
    default: '1000',
    meaning: 'Logs slower SQL statements with their plan; 0: off',
    check: (value) => (/^\d{1,6}$/.test(value) ? undefined : 'must be a number of milliseconds'),
  },
  {
    name: 'LOG_LEVEL',
    default: 'warn',
    meaning: `Log level: ${logLevels.join(', ')}`,
    check: (value) => (logLevels.includes(value) ? undefined : `must be one of ${logLevels.join(', ')}`),
  },
  ...services.map((service) => ({
    name: `${service.toUpperCase()}_SERVICE_URL`,
    default: '',
    meaning: `Base address of the ${service} service; default: the bundled one`,
    check: service === 'socket' ? url('http:', 'https:', 'ws:', 'wss:') : url('http:', 'https:'),
  })),
];
