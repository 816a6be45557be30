import { and, between, like, not, or, sql, type Placeholder, type SQL } from 'drizzle-orm';
import type { Who } from '../../src/schemas/can.ts';
import type { Scope } from '../core/scope.ts';
import { foundReferencesOf } from '../core/records/isFound.ts';
import { hasEveryWord, type WordPatterns } from '../core/tables/searchable.ts';
import { visible, type Kind } from './kinds.ts';
import type { Patterns } from './patterns.ts';
import { foundReferences, isAnyFound, isFoundBy } from './referenced.ts';
import { isLikeAny } from './score.ts';

/** Of each resource at most this many records are compared. */
const MOST = 300;
type Own = (table: Kind['table']) => SQL;

/** Returns a statement with the records that may be found: `kind`, `id`, `search`, `newest`, `is_voided`. */
export function candidates(
  scope: Scope,
  who: Who,
  kinds: Kind[],
  typed: Patterns<Placeholder>,
  own: Own,
): SQL {
  const { codes, canBeCode, hasReferences } = typed;
  const patterns = [...typed.words.flat(), ...typed.together];
  const references = hasReferences
    ? kinds.flatMap(({ model, table }) => foundReferencesOf(model, table))
    : [];
  const found = [...foundReferences(references, patterns, own).values()];
  const selects = kinds.flatMap((kind) => {
    const { model, table } = kind;
    const printed = hasPrintedId(kind, typed);
    const code = model.codes && canBeCode ? or(isLikeAny(table.search, codes), printed) : undefined;
    const words = hasEveryWord(typed, (pattern) => like(table.search, pattern));
    const others = hasReferences && hasReferencedWords(kind, typed);
    return [
      ...(code ? [code, and(words, not(code))] : [words]),
      ...(others ? [and(others, not(words), code ? not(code) : undefined)] : []),
    ].map(
      (is) => sql`(select ${fieldsOf(kind, printed && withCode(kind, printed, typed))} from ${own(table)}
        where ${and(is, visible(scope, who, kind))} limit ${MOST})`,
    );
  });
  const names = found.length > 0 ? sql`with ${sql.join(found, sql`, `)} ` : sql``;
  return sql`${names}${sql.join(selects, sql` union all `)}`;
}

/** The condition that every word is in the record or in one that it refers to; undefined without references. */
function hasReferencedWords({ model, table }: Kind, typed: WordPatterns<Placeholder>): SQL | undefined {
  const references = foundReferencesOf(model, table);
  if (references.length === 0) return undefined;
  const isLike = (pattern: Placeholder) =>
    or(like(table.search, pattern), ...references.map((one) => isFoundBy(one, pattern)))!;
  return and(or(...references.map(isAnyFound)), hasEveryWord(typed, isLike));
}

/** The condition that the code is the beginning of the record's id, printed before the services had it. */
function hasPrintedId({ model, table }: Kind, { ids: [first, last] }: Patterns<Placeholder>) {
  if (!model.bringsId || !first || !last) return undefined;
  return between(table.id, sql`${first}::uuid`, sql`${last}::uuid`);
}

/** What a record is found by; the pattern of its printed code is part of it, so that it scores as an exact code. */
const withCode = ({ table }: Kind, printed: SQL, { codes: [code] }: Patterns<Placeholder>): SQL =>
  sql`case when ${printed} then ${table.search} || ${code}::text else ${table.search} end`;

function fieldsOf({ model, table, entity }: Kind, search: SQL = sql`${table.search}`): SQL {
  const { field, order } = model.defaultSort;
  const { [field]: sorted, is_voided: voided } = entity.columns;
  const isMoment = sorted !== undefined && /^(timestamp|date)/.test(sorted.getSQLType());
  const newest = isMoment && order === 'DESC' ? sql`extract(epoch from ${sorted})` : sql`null::numeric`;
  return sql`${model.name}::text as kind, to_jsonb(${table.id}) as id, ${search} as search,
    ${newest} as newest, ${voided ?? sql`false`} as is_voided`;
}
