const formats = new Map<string, Intl.NumberFormat>();

/** How an amount of dollars is written in a language. */
export function moneyFormat(locale: string): Intl.NumberFormat {
  const known = formats.get(locale);
  if (known) return known;
  const language = locale === 'fr' ? 'fr-CA' : 'en-CA';
  const format = new Intl.NumberFormat(language, { style: 'currency', currency: 'CAD' });
  formats.set(locale, format);
  return format;
}
