import { moneyFormat, shortMoneyFormat } from '../../kit/fields/money.ts';
import { numberFormat } from '../../kit/fields/numberFormat.ts';
import { isCount } from '../../schemas/reports/reports.ts';

/** Formats the values of a measure, for tables (`value`) and for axes (`axis`). */
export const formatOf = (measure: string, locale: string) => ({
  value: (value: number) =>
    isCount(measure) ? numberFormat(locale).format(value) : moneyFormat(locale).format(value / 100),
  axis: (value: number) =>
    isCount(measure) ? numberFormat(locale).format(value) : shortMoneyFormat(locale).format(value / 100),
});

/** Formats a value of a measure, or a dash if it is unknown. */
export const figureText = (measure: string, value: number | null | undefined, locale: string): string =>
  typeof value === 'number' ? formatOf(measure, locale).value(value) : '–';

/** The relative change, such as 0.125 for 12.5 %. Undefined when there is no value to compare with. */
export const changeOf = (now?: number | null, before?: number | null): number | undefined =>
  typeof now !== 'number' || !before ? undefined : (now - before) / Math.abs(before);

/** '+12.5%', '−3 %'. */
export const changeText = (change: number, locale: string): string =>
  numberFormat(locale === 'fr' ? 'fr-CA' : 'en-CA', {
    style: 'percent',
    signDisplay: 'exceptZero',
    maximumFractionDigits: 1,
  }).format(change);
