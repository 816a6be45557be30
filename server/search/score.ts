import { and, like, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { codeVariants } from '../../src/schemas/inventory/codes.ts';
import { normalizeText } from '../../src/schemas/normalizeText.ts';
import { parseSearch, searchForms } from '../../src/schemas/searchText.ts';
import { withTradeWords } from '../../src/schemas/tradeWords.ts';

/** Digits that identify a number by its end. */
const ENDING = 4;

/** Returns the condition that exactly what was typed is a code of the record; undefined if it cannot be one. */
export function hasExactCode(search: PgColumn | SQL, typed: string): SQL | undefined {
  const code = codeOf(typed);
  if (code === '') return undefined;
  const national = /^\d{10}$/.test(code) ? [`1${code}`] : [];
  return or(...[...codeVariants(code), ...national].map((one) => like(search, `%=${one}=%`)));
}

/** Whether what was typed can be a code: one word, or with a digit. */
export const canBeCode = (typed: string): boolean => /^\s*\S+\s*$|\d/.test(typed);

const codeOf = (typed: string) => normalizeText(typed).replaceAll(/[^a-z0-9]/g, '');

/** Returns how well a record is found: its code, the end of a number, the beginning of its name, words, parts of words. */
export function scoreOf(search: PgColumn | SQL, typed: string): SQL {
  const code = codeOf(typed);
  const ending = /^\d+$/.test(code) && code.length >= ENDING ? like(search, `%${code}=%`) : sql`false`;
  const { terms } = withTradeWords(parseSearch(typed));
  const isWord = (part: string) => like(search, `% ${part.trim()}%`);
  const beginnings = [...searchForms(typed), code].filter(Boolean);
  const begins = or(...beginnings.map((one) => like(search, `^ ${one}%`)));
  return sql`case
    when ${hasExactCode(search, typed) ?? sql`false`} then 5
    when ${ending} then 4
    when ${begins ?? sql`false`} then 3
    when ${and(...terms.map((term) => or(...term.map(isWord)))) ?? sql`false`} then 2
    else 1 end`;
}
