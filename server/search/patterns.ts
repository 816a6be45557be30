import { sql, type Placeholder } from 'drizzle-orm';
import { codeVariants } from '../../src/schemas/inventory/codes.ts';
import { normalizeText } from '../../src/schemas/normalizeText.ts';
import { parseSearch, searchForms } from '../../src/schemas/searchText.ts';
import { withTradeWords } from '../../src/schemas/tradeWords.ts';
import { idsOfCode } from '../core/records/idCode.ts';
import { wordPatterns, type WordPatterns } from '../core/tables/searchable.ts';

/** Digits that identify a number by its end. */
const ENDING = 4;
/** Shorter searches find records by their own words only. */
const SHORTEST_REFERENCE = 3;

/** The LIKE patterns of a search. */
export interface Patterns<Pattern = string> extends WordPatterns<Pattern> {
  /** Exactly what was typed as a code. */
  codes: Pattern[];
  /** The first and the last id that begin with what was typed as a code; none if it is no beginning of an id. */
  ids: Pattern[];
  /** The end of a number. */
  endings: Pattern[];
  /** The beginning of a name. */
  beginnings: Pattern[];
  /** The same words as `words`, by their beginnings. */
  wordBeginnings: Pattern[][];
  /** Whether what was typed can be a code: one word, or with a digit. */
  canBeCode: boolean;
  /** Whether records are also found by the words of those that they refer to. */
  hasReferences: boolean;
}

export function patternsOf(typed: string): Patterns {
  const code = normalizeText(typed).replaceAll(/[^a-z0-9]/g, '');
  const national = /^\d{10}$/.test(code) ? [`1${code}`] : [];
  const codes = code === '' ? [] : [...codeVariants(code), ...national];
  const isEnding = /^\d+$/.test(code) && code.length >= ENDING;
  const { terms } = withTradeWords(parseSearch(typed));
  const { words, together } = wordPatterns(typed);
  return {
    words,
    together,
    codes: codes.map((one) => `%=${one}=%`),
    ids: idsOfCode(typed) ?? [],
    endings: isEnding ? [`%${code}=%`] : [],
    beginnings: [...searchForms(typed), code].filter(Boolean).map((one) => `^ ${one}%`),
    wordBeginnings: terms.map((term) => term.map((part) => `% ${part.trim()}%`)),
    canBeCode: /^\s*\S+\s*$|\d/.test(typed),
    hasReferences: words.length > 0 && normalizeText(typed).trim().length >= SHORTEST_REFERENCE,
  };
}

/**
 * Returns the patterns as parameters, their values, and a text that is equal for searches whose statements differ in these
 * values alone.
 */
export function parametersOf(patterns: Patterns) {
  const values: Record<string, string> = {};
  const add = (pattern: string): Placeholder => {
    const name = `pattern${Object.keys(values).length}`;
    values[name] = pattern;
    return sql.placeholder(name);
  };
  const all = (some: string[]) => some.map(add);
  const parameters: Patterns<Placeholder> = {
    ...patterns,
    words: patterns.words.map(all),
    together: all(patterns.together),
    codes: all(patterns.codes),
    ids: all(patterns.ids),
    endings: all(patterns.endings),
    beginnings: all(patterns.beginnings),
    wordBeginnings: patterns.wordBeginnings.map(all),
  };
  return { parameters, values, shape: JSON.stringify(parameters) };
}
