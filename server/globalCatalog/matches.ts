import { and, eq, inArray, sql, type Column, type SQL } from 'drizzle-orm';
import { MAX_DUPLICATES } from '../../src/schemas/globalCatalog/globalItem.ts';
import type { MatchReason } from '../../src/schemas/globalCatalog/import.ts';
import { brands, products } from '../catalog/index.ts';
import type { Scope } from '../core/scope.ts';
import { modelKeys, nameKey, modelTokens } from '../core/tables/duplicateKeys.ts';
import type { ItemKind } from './items.ts';
import { globalBrands, globalProducts } from './tables.ts';

/**
 * Names with equal model tokens count as the same from this similarity on: no two different products among the demo's
 * devices and the bundled list reach it (tests/api/globalMatches.test.ts).
 */
export const SIMILAR = 0.75;

interface Named {
  id: string;
  name: string;
}

/** Records of a store that are, or may be, an item of the global catalogue. */
export interface Matches {
  /** The record that was created from it or linked to it. */
  adopted: Named | null;
  /** The record with the same slug. */
  same: (Named & { is_free: boolean }) | null;
  /**
   * Possible duplicates, most likely first: not linked to an item yet, or linked to another item with the same name
   * (`is_taken`).
   */
  possible: (Named & { because: MatchReason; is_namesake: boolean; is_taken: boolean })[];
}

/** An item with its matching records; `key` is equal for items with the same name and brand. */
export type Found = Named & Matches & { key: string };

/** Select fields with the matches of items, evaluated in the same statement for all of them. */
export function matchFields(scope: Scope, kind: ItemKind) {
  const { items, own } = kind;
  const ofStore = (fields: SQL, where: SQL) =>
    sql`(select jsonb_build_object(${fields}) from ${own} where ${scope.tenantFilter(own)} and ${where})`;
  const named = sql`'id', ${own.id}, 'name', ${own.name}`;
  return {
    adopted: sql<Matches['adopted']>`${ofStore(named, eq(own.global_id, items.id))}`,
    same: sql<Matches['same']>`${ofStore(
      sql`${named}, 'is_free', ${own.global_id} is null`,
      eq(own.slug, items.slug),
    )}`,
    possible: sql<Matches['possible']>`(
      select coalesce(jsonb_agg(jsonb_build_object('id', id, 'name', name, 'because', because, 'is_namesake', is_namesake, 'is_taken', is_taken) order by rank, name, id), '[]')
      from (
        select distinct on (id) id, name, because, is_namesake, is_taken, rank
        from (${sql.join(candidates(scope, kind), sql` union all `)}) as candidate
        where is_taken or not exists (select 1 from ${items} as other where other.slug = candidate.slug)
        order by id, rank limit ${MAX_DUPLICATES}
      ) as found)`,
  };
}

/** Possible duplicates; the caller excludes records with the slug of another item, which belong to that item. */
function candidates(scope: Scope, { own, items, type }: ItemKind): SQL[] {
  const select = (because: MatchReason, rank: number, join: SQL, where: SQL) => sql`
    select ${own.id}, ${own.name}, ${own.slug}, ${because}::text as because, ${rank}::int as rank,
      ${nameKey(own.name)} = ${nameKey(items.name)} as is_namesake, ${own.global_id} is not null as is_taken
    from ${own} ${join}
    where ${scope.tenantFilter(own)} and ${where}`;
  const isFree = sql`${own.global_id} is null`;
  const hasMarks = sql`${modelTokens(own.name)} = ${modelTokens(items.name)}`;
  const isSimilar = (names: SQL[]) =>
    sql`greatest(${sql.join(
      names.map((name) => sql`similarity(${nameKey(own.name)}, ${nameKey(name)})`),
      sql`, `,
    )}) >= ${SIMILAR}`;
  if (type === 'BRAND') {
    const isSame = sql`nullif(${nameKey(own.name)}, '') = ${nameKey(items.name)}`;
    return [
      select(
        'NAME',
        1,
        sql``,
        sql`${hasMarks} and (${isFree} and ${isSimilar([sql`${items.name}`])} or ${isSame})`,
      ),
    ];
  }
  const { brand_id } = globalProducts;
  const withBrand = sql`left join ${brands} on ${scope.tenantFilter(brands)} and ${eq(brands.id, products.brand_id)}`;
  const isOfBrand = sql`exists (select 1 from ${globalBrands} where ${eq(globalBrands.id, brand_id)} and (
    ${brands.global_id} = ${globalBrands.id} or ${brands.slug} = ${globalBrands.slug}
    or folded(${brands.name}) = folded(${globalBrands.name})))`;
  const names = [sql`${globalProducts.name}`, sql`concat_ws(' ', ${brandName}, ${globalProducts.name})`];
  const isSame = sql`${bareKey(products.name)} = ${bareKey(globalProducts.name)}`;
  return [
    select(
      'MODEL_NUMBER',
      1,
      withBrand,
      sql`${isFree} and ${modelKeys(products.model_number)} && ${modelKeys(globalProducts.model_number)} and ${isOfBrand}`,
    ),
    select(
      'NAME',
      2,
      withBrand,
      sql`${hasMarks} and (${isFree} and ${isSimilar(names)} or ${isSame}) and (${brands.id} is null or ${isOfBrand})`,
    ),
  ];
}

/** The brand name of a global product. */
const brandName = sql`(select ${globalBrands.name} from ${globalBrands} where ${eq(globalBrands.id, globalProducts.brand_id)})`;

/** The normalized name, without the brand's name as prefix. */
function bareKey(column: Column): SQL {
  const name = nameKey(column);
  const brand = sql`(${nameKey(brandName)} || ' ')`;
  return sql`nullif(case when starts_with(${name}, ${brand}) then substr(${name}, length(${brand}) + 1) else ${name} end, '')`;
}

/** Equal for items with the same name and brand. */
const keyOf = ({ items, type }: ItemKind): SQL<string> =>
  type === 'BRAND'
    ? sql<string>`${nameKey(items.name)}`
    : sql<string>`concat_ws(' ', ${globalProducts.brand_id}, ${bareKey(globalProducts.name)})`;

/** Returns items with their matches, by id; items that the catalogue does not contain are missing. */
export async function findItems(scope: Scope, kind: ItemKind, ids: string[]): Promise<Map<string, Found>> {
  const { items } = kind;
  const fields = { id: items.id, name: items.name, key: keyOf(kind), ...matchFields(scope, kind) };
  const rows = await scope.select(items, fields, {
    where: and(inArray(items.id, ids), eq(items.is_voided, false)),
  });
  return new Map(rows.map((row) => [row.id, row]));
}
