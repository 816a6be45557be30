import { and, like, or, sql, type Placeholder, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Patterns } from './patterns.ts';

type Search = PgColumn | SQL;

/** Returns the condition that the words match one of the patterns; undefined without patterns. */
export const isLikeAny = (search: Search, patterns: Placeholder[]): SQL | undefined =>
  or(...patterns.map((pattern) => like(search, pattern)));

/** Returns how well a record is found: its code, the end of a number, the beginning of its name, words, parts of words. */
export function scoreOf(
  search: Search,
  { codes, endings, beginnings, wordBeginnings }: Patterns<Placeholder>,
): SQL {
  const never = sql`false`;
  return sql`case
    when ${isLikeAny(search, codes) ?? never} then 5
    when ${isLikeAny(search, endings) ?? never} then 4
    when ${isLikeAny(search, beginnings) ?? never} then 3
    when ${and(...wordBeginnings.map((word) => isLikeAny(search, word))) ?? never} then 2
    else 1 end`;
}
