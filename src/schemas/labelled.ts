/** Returns a label and what it is of, with the colon as a language writes it. */
export const labelled = (label: string, text: string, language: string): string =>
  language === 'fr' ? `${label} : ${text}` : `${label}: ${text}`;
