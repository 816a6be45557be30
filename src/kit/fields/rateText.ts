import { numberFormat } from '../../schemas/formats.ts';

/** Formats a rate in thousandths of a per cent: 9975 is 9.975. */
export const rateText = (rate: number, locale: string) =>
  numberFormat(locale === 'fr' ? 'fr-CA' : 'en-CA', { maximumFractionDigits: 3 }).format(rate / 1000);
