import { numberFormat } from './numberFormat.ts';

const currency = { style: 'currency', currency: 'CAD' } as const;
const plain = { minimumFractionDigits: 2, maximumFractionDigits: 2 } as const;

/** How an amount of dollars is written in a language. */
export const moneyFormat = (locale: string) => numberFormat(languageOf(locale), currency);

/** The same without the sign, for fields that carry it beside them. */
export const amountFormat = (locale: string) => numberFormat(languageOf(locale), plain);

const languageOf = (locale: string) => (locale === 'fr' ? 'fr-CA' : 'en-CA');
