const formats = new Map<string, Intl.NumberFormat>();

/** How a plain number is written in a language; made once for each. */
export function numberFormat(locale: string): Intl.NumberFormat {
  const known = formats.get(locale);
  if (known) return known;
  const format = new Intl.NumberFormat(locale);
  formats.set(locale, format);
  return format;
}
