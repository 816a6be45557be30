import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Who } from '../../src/schemas/can.ts';
import { hiddenFields } from '../../src/schemas/fieldAccess.ts';
import { nameOf } from '../../src/schemas/model.ts';
import type { Hit, SearchResult } from '../../src/schemas/search/result.ts';
import { relationsOf } from '../core/records/relations.ts';
import { toRecord } from '../core/records/read.ts';
import { isAnyOf } from '../core/planned.ts';
import type { Scope } from '../core/scope.ts';
import type { TenantFilter } from '../core/tenantFilter.ts';
import { candidates } from './candidates.ts';
import { kindsFor, type Kind } from './kinds.ts';
import { parametersOf, patternsOf } from './patterns.ts';
import { scoreOf } from './score.ts';
import { suggest } from './suggest.ts';

interface Query {
  q: string;
  /** Names of resources; all by default. */
  kinds?: string[] | undefined;
  /** Maximum number of hits of a resource. */
  limit?: number | undefined;
}

interface Found {
  kind: string;
  id: Hit['id'];
  score: number;
}

/** Finds records that `who` may open, by resource; resources and records with the best matches come first. */
export async function find(
  scope: Scope,
  who: Who,
  { q, kinds: names, limit = 5 }: Query,
): Promise<SearchResult> {
  const kinds = kindsFor(who, names);
  const found = await findIds(scope, who, kinds, q, limit + 1);
  if (found.length === 0) {
    const isHit = async (other: string) => (await findIds(scope, who, kinds, other, 1)).length > 0;
    return { groups: [], suggestions: await suggest(scope, who, kinds, q, isHit) };
  }
  const best = (kind: Kind) => found.find((one) => one.kind === kind.model.name)?.score ?? 0;
  const groups = await Promise.all(
    kinds
      .filter((kind) => best(kind) > 0)
      .toSorted((a, b) => best(b) - best(a))
      .map(async (kind) => {
        const own = found.filter((one) => one.kind === kind.model.name);
        const hits = await readHits(scope, who, kind, own.slice(0, limit));
        return { resource: kind.model.name, hits, has_more: own.length > limit };
      }),
  );
  return { groups, suggestions: [] };
}

async function findIds(
  scope: Scope,
  who: Who,
  kinds: Kind[],
  typed: string,
  limit: number,
): Promise<Found[]> {
  if (kinds.length === 0) return [];
  const { parameters, values, shape } = parametersOf(patternsOf(typed));
  const name = JSON.stringify(['search', who, kinds.map(({ model }) => model.name), limit, shape]);
  return scope.read<Found>(
    (own) => sql`select kind, id, score::float8 as score from (
        select kind, id, score, row_number() over (partition by kind
          order by score desc, is_voided, newest desc nulls last, length(search), id) as place
        from (select *, ${scoreOf(sql`search`, parameters)} as score
          from (${candidates(scope, who, kinds, parameters, own)}) as candidate) as scored) as found
      where place <= ${limit} order by score desc, place`,
    { name, values },
  );
}

async function readHits(scope: Scope, who: Who, kind: Kind, found: Found[]): Promise<Hit[]> {
  const { model } = kind;
  const hidden = hiddenFields(model, who);
  const ids = found.map(({ id }) => id);
  // PostgreSQL limits the length of a statement's name.
  const name = `hits_${model.name}_${createHash('sha256').update(hidden.toSorted().join(' ')).digest('base64url').slice(0, 12)}`;
  const rows = (await scope.planned(name, (own) => hitsOf(own, kind, hidden), { ids })).map((row) =>
    toRecord(row),
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  return found.flatMap(({ id, score }) => {
    const record = byId.get(id);
    if (!record) return [];
    const details = (model.details ?? []).flatMap((key) =>
      key in record ? [[key, record[key]] as const] : [],
    );
    return [{ id, title: nameOf(model, record), details: Object.fromEntries(details), score }];
  });
}

/** The properties of the records `ids` that their titles and details are made of. */
function hitsOf(own: TenantFilter, { model, table, entity }: Kind, hidden: string[]) {
  const keys = new Set([...(model.nameParts ?? [model.label]), ...(model.details ?? [])]);
  const readable = Object.entries({ ...entity.columns, ...relationsOf(own, entity, false) });
  const fields = Object.fromEntries(
    readable.filter(([key]) => key === 'id' || (keys.has(key) && !hidden.includes(key))),
  );
  return { table: entity.source, fields, where: isAnyOf(table.id, 'ids') };
}
