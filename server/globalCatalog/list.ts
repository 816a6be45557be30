import { and, eq, getTableColumns, inArray, not, sql, type SQL } from 'drizzle-orm';
import { notFound } from '../core/problem.ts';
import { listConditions } from '../core/records/conditions.ts';
import type { Values } from '../core/records/entity.ts';
import type { ListQuery } from '../core/records/listQuery.ts';
import { orderOf, toRecord } from '../core/records/read.ts';
import type { Scope } from '../core/scope.ts';
import { itemKinds, type ItemKind } from './items.ts';
import { matchFields, type Matches } from './matches.ts';
import { globalBrands, globalProducts } from './tables.ts';

/** A page of items as the store sees them, and their total. */
export async function listItems(scope: Scope, kind: ItemKind, { filter, sorts, limit, offset }: ListQuery) {
  const { items, model, columns, includeHidden } = kind;
  const asked = Object.fromEntries(Object.entries(filter).filter(([key]) => key !== includeHidden));
  const where = and(
    listConditions(scope, { model, columns, links: [] }, asked, {}),
    filter[includeHidden] === true ? undefined : not(isHidden(scope, kind)),
  );
  const orderBy = sorts.flatMap((sort) => orderOf({ columns, model }, sort));
  const [total, ids] = await Promise.all([
    scope.count(items, where),
    scope.select(items, { id: items.id }, { where, orderBy, limit, offset }),
  ]);
  const of = inArray(
    items.id,
    ids.map(({ id }) => id),
  );
  return { total, records: ids.length > 0 ? await readItems(scope, kind, of, orderBy) : [] };
}

/** A page of brands by name, including hidden ones. */
export async function searchBrands(scope: Scope, query: ListQuery) {
  const { model, columns } = itemKinds.BRAND;
  const where = listConditions(scope, { model, columns, links: [] }, query.filter, {});
  const orderBy = query.sorts.flatMap((sort) => orderOf({ columns, model }, sort));
  const { id, name, slug, img_src, img_alt } = globalBrands;
  const { limit, offset } = query;
  const [total, data] = await Promise.all([
    scope.count(globalBrands, where),
    scope.select(globalBrands, { id, name, slug, img_src, img_alt }, { where, orderBy, limit, offset }),
  ]);
  return { data, total };
}

/** One item, hidden or not. */
export async function readItem(scope: Scope, kind: ItemKind, id: string): Promise<Values> {
  const [record] = await readItems(scope, kind, eq(kind.items.id, id), []);
  if (!record) throw notFound();
  return record;
}

const isHidden = (scope: Scope, { hidden, items }: ItemKind): SQL =>
  scope.exists(hidden, eq(hidden.item_id, items.id));

async function readItems(scope: Scope, kind: ItemKind, where: SQL, orderBy: SQL[]): Promise<Values[]> {
  const { items, type } = kind;
  const fields = {
    ...getTableColumns(items),
    ...matchFields(scope, kind),
    is_hidden: sql<boolean>`${isHidden(scope, kind)}`,
    ...(type === 'PRODUCT' && { brand: sql<Values>`(${brand})` }),
  };
  const rows = await scope.select(items, fields, { where, orderBy });
  return rows.map(({ same, possible, ...row }) => ({
    ...toRecord(row),
    duplicates: row.adopted ? [] : namesOf({ same, possible }),
  }));
}

/** A subquery of its own: in a field's expression, drizzle omits the table names of columns. */
const brand = sql`
  select jsonb_build_object('id', ${globalBrands.id}, 'name', ${globalBrands.name})
  from ${globalBrands} where ${eq(globalBrands.id, globalProducts.brand_id)}`;

const namesOf = ({ same, possible }: Pick<Matches, 'same' | 'possible'>): string[] =>
  [...(same?.is_free ? [same] : []), ...possible].map(({ name }) => name);
