import type { Settings } from '../settings.ts';
import type { Database } from './database.ts';
import type { Files } from './files.ts';
import type { JobKinds } from './jobs/kinds.ts';
import type { Announcer } from './live/announcer.ts';
import type { Live } from './live/live.ts';
import type { Secrets } from './secrets.ts';

/** Settings that the services read at runtime. */
export type ServiceSettings = Pick<
  Settings,
  | 'filesDir'
  | 'filesQuota'
  | 's3'
  | 'logLevel'
  | 'trustProxy'
  | 'databaseUrl'
  | 'databaseDirectUrl'
  | 'publicUrl'
  | 'storeDomain'
  | 'host'
  | 'port'
  | 'firebase'
  | 'mailFrom'
  | 'mailsAMinute'
  | 'mailsAnHour'
  | 'shipEngine'
  | 'twilio'
  | 'stripeUrl'
  | 'incomingMailSecret'
  | 'imapUrl'
  | 'metricsToken'
  | 'slowQuery'
  | 'secretsKeys'
  | 'passcodeDays'
  | 'sessionTimes'
>;

/**
 * Dependencies of hooks, routes and jobs, one object for each process. A domain declares what it adds: `declare module
 * '../core/services.ts' { interface Services { mailer: Mailer } }`
 */
export interface Services {
  settings: ServiceSettings;
  database: Promise<Database>;
  live: Live;
  announcer: Announcer;
  files: Files;
  secrets: Secrets;
  /** Returns the address of a store's admin, given the store's domain. */
  originOf: (domain: string) => string;
}

/** Dependencies of routes, which may also enqueue jobs that report progress. */
export interface RouteServices extends Services {
  kinds: JobKinds;
}
