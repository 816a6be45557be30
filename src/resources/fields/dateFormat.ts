const styles = {
  short: { dateStyle: 'medium' },
  moment: { dateStyle: 'medium', timeStyle: 'short' },
  full: { dateStyle: 'full', timeStyle: 'short' },
} satisfies Record<string, Intl.DateTimeFormatOptions>;

const formats = new Map<string, Intl.DateTimeFormat>();

/** A date format, made once for each language, time zone and style. */
export function dateFormat(
  locale: string,
  timeZone: string,
  style: keyof typeof styles,
): Intl.DateTimeFormat {
  const key = `${locale} ${timeZone} ${style}`;
  const known = formats.get(key);
  if (known) return known;
  const format = new Intl.DateTimeFormat(locale === 'fr' ? 'fr-CA' : 'en-CA', { ...styles[style], timeZone });
  formats.set(key, format);
  return format;
}
