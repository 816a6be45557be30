/** Removes case and accents, as the services do for search and sorting. */
export const normalizeText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae');

/** Like `normalizeText`, with every kind of apostrophe replaced by ': O’Brien matches O'Brien. */
export const normalizeForSearch = (text: string): string => normalizeText(text.replace(/[’‘ʼ´`′]/g, "'"));

/** Whether a text contains the search text; an empty search text matches everything. */
export const containsText = (text: string, typed = ''): boolean =>
  normalizeForSearch(text).includes(normalizeForSearch(typed.trim()));

/** The terms of a search, separated by spaces or commas: 'Lapointe, Adèle' has two. */
export const searchTerms = (typed: string): string[] => typed.split(/[\s,]+/).filter(Boolean);
