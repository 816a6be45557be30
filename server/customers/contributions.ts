import type { Placeholder, SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Who } from '../../src/schemas/can.ts';
import type { ValidationError } from '../../src/schemas/validate.ts';
import { extensionPoint } from '../core/extensionPoint.ts';
import type { TenantFilter } from '../core/tenantFilter.ts';
import type { Values } from '../core/records/entity.ts';
import type { Scope } from '../core/scope.ts';
import type { StoreTable } from '../core/tables/owners.ts';
import type { Notify } from '../notifications/index.ts';
import type { MovedBySteps } from './merge/tables.ts';
import type { TimelineSource } from './timeline/source.ts';

/** How records refer to a customer: by id, or without an id by e-mail address. Placeholders in prepared statements. */
export interface CustomerKey {
  id: string | Placeholder;
  /** In lower case: the present address and former ones. */
  emails: string[] | Placeholder;
}

/** A customer, with the ids of those merged into them. */
export interface CustomerIdentity {
  id: string;
  ids: string[];
  emails: string[];
}

/** A list of the file handed out to a customer. */
export interface FileList {
  table: StoreTable;
  /** The condition that a row belongs to a customer. */
  isOf: (own: TenantFilter, customer: CustomerKey) => SQL;
  /** The condition that the reader may read a row; undefined where they may read all. */
  readable: (scope: Scope, who: Who) => SQL | undefined;
  /** Reads rows as the file contains them. */
  rows: (scope: Scope, who: Who, where: SQL) => AsyncIterable<Values> | Promise<Values[]>;
}

/** Records of one kind that belong to customers: a merge moves them, the file contains them. */
export interface CustomerRecords extends FileList {
  table: StoreTable & { id: PgColumn; customer_id: PgColumn; created_date: PgColumn };
  /** The e-mail column of records that may be made without a customer id; a former address of a customer that they carry is kept. */
  email?: PgColumn;
  /**
   * The condition that a record is addressed to one of these e-mail addresses, by default of `email`. Undoing a merge
   * returns such records to the merged customer; all others, such as what is paid for, stay with the kept one.
   */
  isSentTo?: (emails: string[]) => SQL;
  /** When a record came to its customer, by default `created_date`. */
  since?: SQL;
  /** Records have the columns customer_…: their history loses the values of these when the customer is forgotten. */
  hasContact?: boolean;
  /** Notifications are about such records, and no longer name a forgotten customer. */
  isNotified?: boolean;
}

/** What still has to be settled before a customer can be forgotten, in the order of the response. */
export const unsettledCodes = ['open_appointments', 'open_tickets', 'open_orders', 'has_balance'] as const;
export type Unsettled = ValidationError & { code: (typeof unsettledCodes)[number] };

export interface Forgetting {
  scope: Scope;
  who: Who;
  customer: CustomerIdentity;
  notify: Notify;
}

/** What a domain moves in a merge besides its records. */
export interface MergeStep {
  name: keyof MovedBySteps;
  /** Returns the ids that `moveBack` needs. Both customers are locked. */
  move: (scope: Scope, keptId: string, mergedId: string) => Promise<string[]>;
  moveBack: (scope: Scope, keptId: string, mergedId: string, ids: string[]) => Promise<void>;
}

/** What a domain adds to the work on customers. */
export interface CustomerContribution {
  /** By the name that they have in counts and in the file. */
  records?: Record<string, CustomerRecords>;
  /** Lists of the file that are no records of their own. */
  file?: Record<string, FileList>;
  timeline?: TimelineSource[];
  merge?: MergeStep;
  /** Finds what is not settled; locks what must stay so until the transaction ends. */
  unsettled?: (scope: Scope, customer: CustomerIdentity) => Promise<Unsettled[]>;
  /**
   * Removes what identifies the customer. Domains run in reverse order: those that find their records through records
   * of another domain run before it.
   */
  forget?: (forgetting: Forgetting) => Promise<void>;
}

export const customerContributions = extensionPoint<CustomerContribution>();

/** The records of all domains by name, always in the order of names: transactions lock them in one order. */
export const customerRecords = (): [name: string, records: CustomerRecords][] =>
  customerContributions
    .all()
    .flatMap(({ records = {} }) => Object.entries(records))
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
