/** Removes case and accents, as the services do for search and sorting. */
export const normalizeText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae');

/** The terms of a search, separated by spaces or commas: 'Lapointe, Adèle' has two. */
export const searchTerms = (typed: string): string[] => typed.split(/[\s,]+/).filter(Boolean);
