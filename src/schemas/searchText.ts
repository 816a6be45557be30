import { normalizeText } from './normalizeText.ts';

const apostrophes = /[’‘ʼ´`′]/g;
/** Signs that may join the parts of a word: O'Brien, i-phone, SM_G991. */
const joints = /['‐‑‒–—−._-]+/g;
const signs = /[^\p{L}\p{N}\p{M}]+/gu;
/** The boundaries between letters and digits. */
const boundaries = /(?<=\d)(?=[^\d ])|(?<=[^\d ])(?=\d)/g;
const isNumber = /^\d+$/;
const isGroupedNumber = /^\+?\d[\d\s().x/-]{5,}$/;

const fold = (text: string) => normalizeText(text.replace(apostrophes, "'"));
const apart = (text: string) => text.replace(signs, ' ').trim();
const split = (text: string) => text.replace(boundaries, ' ');

/** Length from which a part within a word is found, and not only its beginning. */
const INNER = 3;
/** Digits from which a part of a number is found. */
const INNER_DIGITS = 4;

/**
 * Returns the words of a text as searches compare them, separated and surrounded by spaces: joined (`iphone 13`), in
 * parts (`i phone 13`), and a number in groups without them, of North America also without the country code. The SQL
 * function `search_words` returns the same.
 */
export const searchWords = (text: string): string => ` ${[...new Set(searchForms(text))].join(' ')} `;

/** The words of a text joined, in parts, and the digits of a number. */
export function searchForms(text: string): [joined: string, parts: string, digits: string] {
  const cased = text.replace(/([a-z])([A-Z])/g, '$1 $2');
  const digits = isGroupedNumber.test(text.trim()) ? text.replace(/\D/g, '') : '';
  return [
    apart(fold(text).replace(joints, '')),
    split(apart(fold(cased))),
    digits.replace(/^1(\d{10})$/, '$1 1$1'),
  ];
}

/** What a search looks for: of each term one spelling, or one spelling of all terms together. */
export interface SearchQuery {
  terms: string[][];
  together: string[];
}

/** Parses a search text; without letters and digits it has no terms. */
export function parseSearch(typed: string): SearchQuery {
  const words = fold(typed)
    .split(/[^\p{L}\p{N}\p{M}'‐‑‒–—−._-]+/gu)
    .filter((word) => apart(word) !== '');
  const terms = words.map((word, index) => spellings(word, index === words.length - 1));
  const whole = apart(fold(typed)).replaceAll(' ', '');
  return { terms, together: words.length > 1 ? wholes(whole) : [] };
}

/** The spellings of a term: joined, at its joints, and at its boundaries between letters and digits. */
function spellings(word: string, isLast: boolean): string[] {
  const joined = apart(word.replace(joints, ''));
  const parts = split(apart(word));
  if (isNumber.test(joined)) {
    if (joined.length >= INNER_DIGITS) return [...new Set([bare(joined), ...anchored(parts, isLast)])];
    return anchored(joined, isLast);
  }
  const some = [...new Set([joined, parts, split(joined)])];
  return some.flatMap((one) => (one.length >= INNER && !one.includes(' ') ? [one] : anchored(one, isLast)));
}

/** The last term is found by its beginning; a short or numeric one before it is a whole word. */
const anchored = (text: string, isLast: boolean) => [
  ` ${text}${!isLast && (text.length < INNER || isNumber.test(text)) ? ' ' : ''}`,
];

function wholes(whole: string): string[] {
  if (!isNumber.test(whole)) return [` ${whole}`];
  return whole.length > INNER_DIGITS + 2 ? [bare(whole)] : [];
}

/** A number without leading zeros, and without the country code of a North American phone number. */
const bare = (digits: string) =>
  /^1\d{10}$/.test(digits) ? digits.slice(1) : digits.replace(/^0+(?=\d{4})/, '');

/**
 * Whether a search is also compared literally: signs alone, and fewer letters or digits than words are searched within,
 * which a list finds anywhere.
 */
export function isLiteral(typed: string): boolean {
  const text = typed.trim();
  return text.length < (isNumber.test(text) ? INNER_DIGITS : INNER) || parseSearch(typed).terms.length === 0;
}

/** Whether a text contains every word of a search, or a literal one; an empty search matches everything. */
export function containsText(text: string, typed = ''): boolean {
  if (isLiteral(typed) && fold(text).includes(fold(typed.trim()))) return true;
  const { terms, together } = parseSearch(typed);
  if (terms.length === 0) return false;
  const words = searchWords(text);
  const has = (part: string) => words.includes(part);
  return terms.every((term) => term.some(has)) || together.some(has);
}
