import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { MAX_DUPLICATES } from '../../src/schemas/globalCatalog/globalItem.ts';
import type { MatchReason } from '../../src/schemas/globalCatalog/import.ts';
import { brands, products } from '../catalog/tables.ts';
import type { Scope } from '../core/scope.ts';
import { modelKeys, nameKey, nameMarks } from '../core/tables/alike.ts';
import type { ItemKind } from './items.ts';
import { globalBrands, globalProducts } from './tables.ts';

/**
 * Names whose marks are the same are those of one thing from this similarity on: with the demo's devices and the bundled
 * list no two different ones come in from here on (tests/api/globalMatches.test.ts).
 */
export const SIMILAR = 0.75;

interface Named {
  id: string;
  name: string;
}

/** What of a store is an item of the global catalogue, or may be. */
export interface Matches {
  /** The record that was made of it, or that it was found to be. */
  adopted: Named | null;
  /** The one with its slug. */
  same: (Named & { is_free: boolean }) | null;
  /** Those that are of no item yet and may be this one; the likeliest first. */
  possible: (Named & { because: MatchReason; is_namesake: boolean })[];
}

/** An item with what of a store it is, or may be. */
export type Found = Named & Matches;

/** Three fields of a statement about the items of a kind, one statement for all of them. */
export function matchFields(scope: Scope, kind: ItemKind) {
  const { items, own } = kind;
  const ofStore = (fields: SQL, where: SQL) =>
    sql`(select jsonb_build_object(${fields}) from ${own} where ${scope.owned(own)} and ${where})`;
  const named = sql`'id', ${own.id}, 'name', ${own.name}`;
  return {
    adopted: sql<Matches['adopted']>`${ofStore(named, eq(own.global_id, items.id))}`,
    same: sql<Matches['same']>`${ofStore(
      sql`${named}, 'is_free', ${own.global_id} is null`,
      eq(own.slug, items.slug),
    )}`,
    possible: sql<Matches['possible']>`(
      select coalesce(jsonb_agg(jsonb_build_object('id', id, 'name', name, 'because', because, 'is_namesake', is_namesake) order by rank, name, id), '[]')
      from (
        select distinct on (id) id, name, because, is_namesake, rank
        from (${sql.join(candidates(scope, kind), sql` union all `)}) as candidate
        where not exists (select 1 from ${items} as other where other.slug = candidate.slug)
        order by id, rank limit ${MAX_DUPLICATES}
      ) as found)`,
  };
}

/** What has the slug of another item is that one. */
function candidates(scope: Scope, { own, items, type }: ItemKind): SQL[] {
  const select = (because: MatchReason, rank: number, join: SQL, where: SQL) => sql`
    select ${own.id}, ${own.name}, ${own.slug}, ${because}::text as because, ${rank}::int as rank,
      ${nameKey(own.name)} = ${nameKey(items.name)} as is_namesake
    from ${own} ${join}
    where ${scope.owned(own)} and ${own.global_id} is null and ${where}`;
  const isAlike = (names: SQL[]) => sql`${nameMarks(own.name)} = ${nameMarks(items.name)}
    and greatest(${sql.join(
      names.map((name) => sql`similarity(${nameKey(own.name)}, ${nameKey(name)})`),
      sql`, `,
    )}) >= ${SIMILAR}`;
  if (type === 'BRAND') return [select('NAME', 1, sql``, isAlike([sql`${items.name}`]))];
  const { brand_id } = globalProducts;
  const withBrand = sql`left join ${brands} on ${scope.owned(brands)} and ${eq(brands.id, products.brand_id)}`;
  const isOfBrand = sql`exists (select 1 from ${globalBrands} where ${eq(globalBrands.id, brand_id)} and (
    ${brands.global_id} = ${globalBrands.id} or ${brands.slug} = ${globalBrands.slug}
    or folded(${brands.name}) = folded(${globalBrands.name})))`;
  const brandName = sql`(select ${globalBrands.name} from ${globalBrands} where ${eq(globalBrands.id, brand_id)})`;
  const names = [sql`${globalProducts.name}`, sql`concat_ws(' ', ${brandName}, ${globalProducts.name})`];
  return [
    select(
      'MODEL_NUMBER',
      1,
      withBrand,
      sql`${modelKeys(products.model_number)} && ${modelKeys(globalProducts.model_number)} and ${isOfBrand}`,
    ),
    select('NAME', 2, withBrand, sql`${isAlike(names)} and (${brands.id} is null or ${isOfBrand})`),
  ];
}

/** What is known of items, by their id; one that the catalogue does not hold is missing. */
export async function findItems(scope: Scope, kind: ItemKind, ids: string[]): Promise<Map<string, Found>> {
  const { items } = kind;
  const fields = { id: items.id, name: items.name, ...matchFields(scope, kind) };
  const rows = await scope.select(items, fields, {
    where: and(inArray(items.id, ids), eq(items.is_voided, false)),
  });
  return new Map(rows.map((row) => [row.id, row]));
}
