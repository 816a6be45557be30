import { numberFormat } from './numberFormat.ts';

const plain = { minimumFractionDigits: 2, maximumFractionDigits: 2 } as const;

/** How an amount of money is written in a language; of Canadian dollars where no currency is said. */
export const moneyFormat = (locale: string, currency = 'CAD') =>
  numberFormat(languageOf(locale), { style: 'currency', currency });

/** The same without the sign, for fields that carry it beside them. */
export const amountFormat = (locale: string) => numberFormat(languageOf(locale), plain);

/** Cents as a field of a table holds them, 1180.00 or 1180,00: without sign and groups. */
export const typedAmount = (locale: string, cents: number) =>
  numberFormat(languageOf(locale), { ...plain, useGrouping: false }).format(cents / 100);

/** The same as short as can be, '$12K', beside the axis of a chart. */
export const shortMoneyFormat = (locale: string, currency = 'CAD') =>
  numberFormat(languageOf(locale), {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    notation: 'compact',
  });

const languageOf = (locale: string) => (locale === 'fr' ? 'fr-CA' : 'en-CA');
