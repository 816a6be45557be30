import { like, or, sql, type Placeholder, type SQL } from 'drizzle-orm';
import { foundReferencesOf, type FoundReference, type SearchedTable } from '../core/records/isFound.ts';

/** The part of a table that belongs to the store. */
type Own = (table: SearchedTable) => SQL;

/** The common table expression with the referenced records that have any word of a search. */
const foundOf = ({ target }: FoundReference) => sql.identifier(`found_${target.name}`);

const columnOf = ({ column }: FoundReference) => sql.identifier(column.name);

export const isAnyFound = (reference: FoundReference): SQL =>
  sql`exists (select 1 from ${foundOf(reference)})`;

/** Returns the condition that the record that a row refers to is found by a pattern. */
export function isFoundBy(reference: FoundReference, pattern: Placeholder): SQL {
  const further = foundReferencesOf(reference.target, reference.table).map((one) => isFoundBy(one, pattern));
  const is = or(like(sql`search`, pattern), ...further);
  return sql`${columnOf(reference)} in (select id from ${foundOf(reference)} where ${is})`;
}

/**
 * Returns the common table expressions of references and of those that they refer to, by name. Read once and only if
 * needed, with an index for each pattern; the condition of a reference would read the whole table instead.
 */
export function foundReferences(
  references: FoundReference[],
  patterns: Placeholder[],
  own: Own,
): Map<string, SQL> {
  const found = new Map<string, SQL>();
  for (const reference of references) {
    const { target, table } = reference;
    const further = foundReferencesOf(target, table);
    for (const [name, statement] of foundReferences(further, patterns, own)) found.set(name, statement);
    const columns = sql.join([sql`id`, sql`search`, ...further.map(columnOf)], sql`, `);
    const ways = [
      or(...patterns.map((pattern) => like(sql`search`, pattern))),
      ...further.map(
        (one) => sql`${isAnyFound(one)} and ${columnOf(one)} in (select id from ${foundOf(one)})`,
      ),
    ];
    const selects = ways.map((is) => sql`select ${columns} from ${own(table)} where ${is}`);
    found.set(
      target.name,
      sql`${foundOf(reference)} as materialized (${sql.join(selects, sql` union all `)})`,
    );
  }
  return found;
}
