const formats = new Map<string, Intl.NumberFormat>();

/** Returns a cached number format for a locale and style. */
export function numberFormat(locale: string, style: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  const key = locale + JSON.stringify(style);
  const known = formats.get(key);
  if (known) return known;
  const format = new Intl.NumberFormat(locale, style);
  formats.set(key, format);
  return format;
}
