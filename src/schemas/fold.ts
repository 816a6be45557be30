/** Text without case and accents, as the services search in it and sort by it. */
export const normalizeText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae');

/** Folded text with every kind of apostrophe as the plain one: O’Brien is found by O'Brien. */
export const normalizeForSearch = (text: string): string => normalizeText(text.replace(/[’‘ʼ´`′]/g, "'"));

/** Whether a text contains the search text; an empty search text is in every text. */
export const containsText = (text: string, typed = ''): boolean =>
  normalizeForSearch(text).includes(normalizeForSearch(typed.trim()));

/** The words of a search, separated by spaces or commas: 'Lapointe, Adèle' is two. */
export const searchTerms = (typed: string): string[] => typed.split(/[\s,]+/).filter(Boolean);
