const formats = new Map<string, Intl.NumberFormat>();

/** How a number is written in a language; made once for each language and style. */
export function numberFormat(locale: string, style: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  const key = locale + JSON.stringify(style);
  const known = formats.get(key);
  if (known) return known;
  const format = new Intl.NumberFormat(locale, style);
  formats.set(key, format);
  return format;
}
