import type { FastifyInstance } from 'fastify';
import type { JobData, JobKinds } from './jobs/kinds.ts';
import type { HooksByModel } from './records/entity.ts';
import type { RouteServices, Services } from './services.ts';
import type { LinkTables } from './tables/registry.ts';

/** The condition of the rows that leave with a store, given the store's id as SQL; see `own`. */
export type ExportRule = (store: string) => string;

/** Rows with the store's id. */
export const own: ExportRule = (store) => `store_id = ${store}`;

/** Rules for tables of which all rows of the store leave. */
export const ownRows = (...tables: string[]): Record<string, ExportRule> =>
  Object.fromEntries(tables.map((table) => [table, own]));

/** What a domain consists of. Its `index.ts` exports one, and server/domains.ts lists them. */
export interface Domain {
  /** The modules that define its tables. */
  tables?: object[];
  /** Where links between its records are stored. */
  links?: LinkTables;
  /** Adds to the work of other domains (core/extensionPoint.ts); called once, when the process starts. */
  extend?: () => void;
  /** Hooks of its models' records. */
  hooks?: (services: Services) => HooksByModel;
  /** Calls beyond those of its models. */
  routes?: (app: FastifyInstance, services: RouteServices) => Promise<void>;
  jobs?: (services: Services) => Partial<JobKinds>;
  /**
   * By table, which rows leave with a store; `undefined`: none. A table that no domain names is refused, so that the
   * choice is made.
   */
  exported?: Record<string, ExportRule | undefined>;
  /** Kinds of jobs that leave with a store while they wait; others are done by the installation that is left. */
  exportedJobs?: (keyof JobData)[];
}
