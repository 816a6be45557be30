import { is } from 'drizzle-orm';
import { PgTable, type PgColumn } from 'drizzle-orm/pg-core';
import type { Model } from '../../../src/schemas/model.ts';
import type { StoreTable } from './owners.ts';

/** A link table, with the columns of both ids. */
export interface LinkTable {
  table: StoreTable;
  own: PgColumn;
  other: PgColumn;
}

/** Link tables by model and linked property. */
export type LinkTables = Record<string, Record<string, LinkTable>>;

/** A table of lines, with the column that holds the id of the record. */
export interface LineTable {
  table: StoreTable;
  record: PgColumn;
}

/** Tables of lines by model and property. */
export type LineTables = Record<string, Record<string, LineTable>>;

const models = new Map<string, Model>();
const tables = new Map<string, PgTable>();
const links: LinkTables = {};
const lines: LineTables = {};

/** Registers the tables that modules export, under the names of their exports, which are those of their models. */
export function registerTables(modules: object[]): void {
  for (const [name, table] of modules.flatMap((module) => Object.entries(module) as [string, unknown][]))
    if (is(table, PgTable)) tables.set(name, table);
}

export const registerLinks = (added: LinkTables): void => void Object.assign(links, added);

export const registerLines = (added: LineTables): void => void Object.assign(lines, added);

export function registerModels(added: Model[]): void {
  for (const model of added) models.set(model.name, model);
}

export const modelNamed = (name: string): Model | undefined => models.get(name);

/** Returns the table of a model. */
export const tableNamed = (model: string): PgTable | undefined => tables.get(model);

export const allTables = (): PgTable[] => [...tables.values()];

export const linkTable = (model: string, property: string): LinkTable | undefined => links[model]?.[property];

export const lineTable = (model: string, property: string): LineTable | undefined => lines[model]?.[property];
