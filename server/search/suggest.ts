import { and, sql } from 'drizzle-orm';
import type { Who } from '../../src/schemas/can.ts';
import { parseSearch } from '../../src/schemas/searchText.ts';
import type { Scope } from '../core/scope.ts';
import { searchWords } from '../core/tables/searchable.ts';
import { visible, type Kind } from './kinds.ts';

/** Shorter words are not corrected. */
const SHORTEST = 4;
/** Words of one search that are corrected. */
const MOST_WORDS = 5;
const MOST_SUGGESTIONS = 3;
/** Least similarity (pg_trgm) of a word of a name, and the rows that are compared for a word. */
const LIKENESS = 0.25;
const ROWS = 50;

/**
 * Returns searches in which mistyped words are replaced by the most similar ones in names that `who` may see, as far as
 * they find something (`isHit`). They are offered, never searched instead.
 */
export async function suggest(
  scope: Scope,
  who: Who,
  kinds: Kind[],
  typed: string,
  isHit: (search: string) => Promise<boolean>,
): Promise<string[]> {
  const words = [...new Set(parseSearch(typed).terms.map(([first = '']) => first.trim()))];
  const wrong = words.filter((word) => word.length >= SHORTEST && !/\d/.test(word)).slice(0, MOST_WORDS);
  // Lists in the order of their names; documents only repeat names of customers.
  const named = kinds.filter(({ model }) => model.defaultSort.field === model.label);
  if (wrong.length === 0 || named.length === 0) return [];
  const options = await scope.transaction(async (own) => {
    await own.read(
      () => sql`select set_config('pg_trgm.word_similarity_threshold', ${String(LIKENESS)}, true)`,
    );
    const similar = new Map<string, string[]>();
    for (const word of wrong) similar.set(word, await similarWords(own, who, named, word));
    return similar;
  });
  const corrected = (rank: number) => words.map((word) => options.get(word)?.at(rank) ?? word).join(' ');
  const ranks = Array.from({ length: MOST_SUGGESTIONS }, (_, rank) => rank);
  const searches = [...new Set(ranks.map(corrected))].filter((search) => search !== words.join(' '));
  const hits = await Promise.all(searches.map(isHit));
  return searches.filter((_, index) => hits[index]);
}

/** Words of names, the most similar first; the word itself if it occurs. */
async function similarWords(scope: Scope, who: Who, kinds: Kind[], word: string): Promise<string[]> {
  const rows = await scope.read<{ word: string }>((own) => {
    const names = kinds.map(
      (kind) => sql`(select ${nameIn(kind)} as name from ${own(kind.table)}
        where ${and(sql`${word}::text <% ${kind.table.search}`, visible(scope, who, kind))} limit ${ROWS})`,
    );
    return sql`select word from (
      select distinct word from (${sql.join(names, sql` union all `)}) as found,
        regexp_split_to_table(found.name, '[0-9 ]+') as word where length(word) >= ${SHORTEST}
      ) as words where similarity(word, ${word}) >= ${LIKENESS}
      order by similarity(word, ${word}) desc, word limit ${MOST_SUGGESTIONS}`;
  });
  return rows.map((row) => row.word);
}

const nameIn = ({ model, entity }: Kind) => {
  const columns = (model.nameParts ?? [model.label]).flatMap((key) => entity.columns[key] ?? []);
  return searchWords(sql`concat_ws(' ', ${sql.join(columns, sql`, `)})`);
};
