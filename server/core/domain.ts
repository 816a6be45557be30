import type { FastifyInstance } from 'fastify';
import type { JobData, JobKinds } from './jobs/kinds.ts';
import type { HooksByModel } from './records/entity.ts';
import type { Expiry } from './expireRows.ts';
import type { RouteServices, Services } from './services.ts';
import type { LineTables, LinkTables } from './tables/registry.ts';

/** Returns the SQL condition of exported rows, given the store's id as SQL; see `own`. */
export type ExportRule = (store: string) => string;

/** Rows with the store's id. */
export const own: ExportRule = (store) => `store_id = ${store}`;

/** Export rules for tables of which all rows of the store are exported. */
export const ownRows = (...tables: string[]): Record<string, ExportRule> =>
  Object.fromEntries(tables.map((table) => [table, own]));

/** The parts of a domain. Its `index.ts` exports one, and server/domains.ts lists them. */
export interface Domain {
  /** The modules that define its tables. */
  tables?: object[];
  /** Link tables between its records. */
  links?: LinkTables;
  /** Tables with lines of its records. */
  lines?: LineTables;
  /** Contributes to extension points of other domains (core/extensionPoint.ts); called once at process start. */
  extend?: () => void;
  /** Hooks of its models. */
  hooks?: (services: Services) => HooksByModel;
  /** Calls beyond those of its models. */
  routes?: (app: FastifyInstance, services: RouteServices) => Promise<void>;
  jobs?: (services: Services) => Partial<JobKinds>;
  /** Rows that are deleted once they are old. What grows otherwise: docs/operations.md, Growth. */
  expires?: () => Expiry[];
  /**
   * Rows exported with a store, by table; `undefined` means none. A table without an entry is an error, so that nobody
   * forgets to decide. Tables of models need none: their own rows leave unless the model says otherwise (`exported`).
   */
  exported?: Record<string, ExportRule | undefined>;
  /** Kinds of waiting jobs that are exported with a store; the other kinds stay with the original installation. */
  exportedJobs?: (keyof JobData)[];
}
