import { eq, getTableColumns, like, or, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Model } from '../../../src/schemas/model.ts';
import { isLiteral } from '../../../src/schemas/searchText.ts';
import type { TenantFilter } from '../tenantFilter.ts';
import type { StoreTable } from '../tables/owners.ts';
import { modelNamed, tableNamed } from '../tables/registry.ts';
import { containsLiterally, hasEveryWord, wordPatterns } from '../tables/searchable.ts';

/** A table with a search column. */
export type SearchedTable = StoreTable & { id: PgColumn; search: PgColumn };

/** Returns the table in which records of a model are found, if any; variants share that of their model. */
export function searchedTable({ name, sharesRecordsWith = [] }: Model): SearchedTable | undefined {
  const table = [name, ...sharesRecordsWith].flatMap((one) => tableNamed(one) ?? []).at(0);
  return table && 'search' in table ? (table as SearchedTable) : undefined;
}

/**
 * Returns the condition that a record is found by every word of a search, each in what its model names (`find`) or in
 * what a referenced record is found by. Signs alone and one or two letters are found anywhere in its name.
 */
export function isFound(own: TenantFilter, model: Model, typed: string): SQL {
  const table = searchedTable(model);
  if (!table) throw new Error(`${model.name} has no search column`);
  const columns: Record<string, PgColumn> = getTableColumns(table);
  const found = hasEveryWord(wordPatterns(typed), (pattern) => hasWord(own, model, table, pattern));
  if (isLiteral(typed)) {
    const name = (model.nameParts ?? [model.label]).flatMap((key) => columns[key] ?? []);
    const texts = name.filter(({ dataType }) => dataType === 'string');
    return texts.length > 0 ? or(found, containsLiterally(texts, typed))! : found;
  }
  // As an array: otherwise the planner may walk an index by name and check every record.
  return eq(table.id, own.any(table, table.id, found));
}

/** A reference in `find` of a model: its records are also found by what the referenced record is found by. */
export interface FoundReference {
  column: PgColumn;
  target: Model;
  table: SearchedTable;
}

export function foundReferencesOf(
  { find = [], schema }: Pick<Model, 'find' | 'schema'>,
  table: SearchedTable,
): FoundReference[] {
  const columns: Record<string, PgColumn> = getTableColumns(table);
  return find.flatMap((key) => {
    const { reference } = schema.properties[key] as { reference?: string };
    const target = reference === undefined ? undefined : modelNamed(reference);
    const other = target && searchedTable(target);
    const column = columns[key];
    return target && other && column ? [{ column, target, table: other }] : [];
  });
}

/** Returns the condition that what a record is found by, or that of a record that it refers to, is like a pattern. */
function hasWord(own: TenantFilter, model: Model, table: SearchedTable, pattern: string): SQL {
  const referenced = foundReferencesOf(model, table).map(({ column, target, table: other }) =>
    eq(column, own.any(other, other.id, hasWord(own, target, other, pattern))),
  );
  return or(like(table.search, pattern), ...referenced)!;
}
