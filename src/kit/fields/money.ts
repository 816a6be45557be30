const currency = { style: 'currency', currency: 'CAD' } as const;
const plain = { minimumFractionDigits: 2, maximumFractionDigits: 2 } as const;

const formats = new Map<string, Intl.NumberFormat>();

/** How an amount of dollars is written in a language. */
export const moneyFormat = (locale: string) => formatOf(locale, currency);

/** The same without the sign, for fields that carry it beside them. */
export const amountFormat = (locale: string) => formatOf(locale, plain);

function formatOf(locale: string, style: typeof currency | typeof plain): Intl.NumberFormat {
  const key = `${locale} ${style === currency}`;
  const known = formats.get(key);
  if (known) return known;
  const format = new Intl.NumberFormat(locale === 'fr' ? 'fr-CA' : 'en-CA', style);
  formats.set(key, format);
  return format;
}
