/** Text without case and accents, as the services search in it and sort by it. */
export const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae');

/** Whether a text holds what was typed to find it; nothing typed is in every text. */
export const holds = (text: string, typed = ''): boolean => fold(text).includes(fold(typed.trim()));
