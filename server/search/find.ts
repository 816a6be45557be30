import { and, inArray, sql, type SQL } from 'drizzle-orm';
import type { Who } from '../../src/schemas/can.ts';
import { hiddenFields } from '../../src/schemas/fieldAccess.ts';
import { nameOf } from '../../src/schemas/model.ts';
import type { Hit, SearchResult } from '../../src/schemas/search/result.ts';
import { hasWord } from '../core/records/isFound.ts';
import { relationsOf } from '../core/records/relations.ts';
import { toRecord } from '../core/records/read.ts';
import type { Scope } from '../core/scope.ts';
import { hasEveryWord } from '../core/tables/searchable.ts';
import { kindsFor, visible, type Kind } from './kinds.ts';
import { hasExactCode, scoreOf } from './score.ts';
import { suggest } from './suggest.ts';

interface Query {
  q: string;
  /** Names of resources; all by default. */
  kinds?: string[] | undefined;
  /** Maximum number of hits of a resource. */
  limit?: number | undefined;
}

/** Of each resource at most this many records are compared. */
const CANDIDATES = 300;

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
  return scope.read<Found>((own) => {
    const parts = kinds.map((kind) => {
      const { model, table } = kind;
      return sql`(select ${model.name}::text as kind, to_jsonb(id) as id, score,
        row_number() over (order by score desc, is_voided, newest desc nulls last, length(search), id) as place
        from (${candidates(scope, who, kind, typed, own(table))}) as candidate)`;
    });
    return sql`select kind, id, score::float8 as score from (${sql.join(parts, sql` union all `)}) as found
      where place <= ${limit} order by score desc, place`;
  });
}

/** Records with exactly the code, and some that are found by the words. */
function candidates(scope: Scope, who: Who, kind: Kind, typed: string, from: SQL): SQL {
  const { model, table, entity } = kind;
  const { field, order } = model.defaultSort;
  const { [field]: sorted } = entity.columns;
  const newest = order === 'DESC' && sorted ? sql`${sorted}` : sql`null::int`;
  const { is_voided: voided } = entity.columns;
  const seen = visible(scope, who, kind);
  const words = hasEveryWord(typed, (pattern) => hasWord(scope, model, table, pattern));
  const ways = [hasExactCode(table.search, typed), words].flatMap((is) => is ?? []);
  const selects = ways.map(
    (is) => sql`(select ${table.id} as id, ${table.search} as search, ${newest} as newest,
      ${voided ?? sql`false`} as is_voided, ${scoreOf(table.search, typed)} as score
      from ${from} where ${and(is, seen)} limit ${CANDIDATES})`,
  );
  return sql.join(selects, sql` union `);
}

async function readHits(
  scope: Scope,
  who: Who,
  { model, table, entity }: Kind,
  found: Found[],
): Promise<Hit[]> {
  const hidden = new Set(hiddenFields(model, who));
  const keys = new Set([...(model.nameParts ?? [model.label]), ...(model.details ?? [])]);
  const readable = Object.entries({ ...entity.columns, ...relationsOf(scope, entity, false) });
  const fields = Object.fromEntries(
    readable.filter(([key]) => key === 'id' || (keys.has(key) && !hidden.has(key))),
  );
  const where = inArray(
    table.id,
    found.map(({ id }) => id),
  );
  const rows = (await scope.select(entity.source, fields, { where })).map((row) => toRecord(row));
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
