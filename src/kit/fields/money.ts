import { numberFormat } from '../../schemas/formats.ts';

const plain = { minimumFractionDigits: 2, maximumFractionDigits: 2 } as const;

/** Currency format of a locale; Canadian dollars by default. */
export const moneyFormat = (locale: string, currency = 'CAD') =>
  numberFormat(languageOf(locale), { style: 'currency', currency });

/** Without the currency sign, for inputs that show it as an adornment. */
export const amountFormat = (locale: string) => numberFormat(languageOf(locale), plain);

/** Formats cents for a table input: 1180.00 or 1180,00, without sign and grouping. */
export const typedAmount = (locale: string, cents: number) =>
  numberFormat(languageOf(locale), { ...plain, useGrouping: false }).format(cents / 100);

/** Compact, for a chart axis: '$12K'. */
export const shortMoneyFormat = (locale: string, currency = 'CAD') =>
  numberFormat(languageOf(locale), {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    notation: 'compact',
  });

const languageOf = (locale: string) => (locale === 'fr' ? 'fr-CA' : 'en-CA');
