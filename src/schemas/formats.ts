/** Keeps what `create` makes for a locale and a style: making a format takes about a thousand times as long as using it. */
function cached<Style extends object, Format>(
  create: (locale: string, style: Style) => Format,
): (locale: string, style: Style) => Format {
  const formats = new Map<string, Format>();
  return (locale, style) => {
    const key = locale + JSON.stringify(style);
    const format = formats.get(key) ?? create(locale, style);
    formats.set(key, format);
    return format;
  };
}

const numbers = cached((locale, style: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, style));

/** Returns a cached number format for a locale and style. */
export const numberFormat = (locale: string, style: Intl.NumberFormatOptions = {}): Intl.NumberFormat =>
  numbers(locale, style);

/** Returns a cached date format for a locale and style. */
export const dateTimeFormat = cached(
  (locale, style: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, style),
);

/** Returns a cached format of times ago for a locale and style. */
export const relativeTimeFormat = cached(
  (locale, style: Intl.RelativeTimeFormatOptions) => new Intl.RelativeTimeFormat(locale, style),
);
