import { moneyFormat, shortMoneyFormat } from '../../kit/fields/money.ts';
import { numberFormat } from '../../kit/fields/numberFormat.ts';
import { isCount } from '../../schemas/reports/reports.ts';

/** How the numbers of a measure are written: whole, and beside an axis. */
export const formatOf = (measure: string, locale: string) => ({
  value: (value: number) =>
    isCount(measure) ? numberFormat(locale).format(value) : moneyFormat(locale).format(value / 100),
  axis: (value: number) =>
    isCount(measure) ? numberFormat(locale).format(value) : shortMoneyFormat(locale).format(value / 100),
});

/** A number of a measure; a dash where nobody knows it. */
export const figureText = (measure: string, value: number | null | undefined, locale: string): string =>
  typeof value === 'number' ? formatOf(measure, locale).value(value) : '–';

/** By which part something grew; undefined where there was nothing to grow. */
export const changeOf = (now?: number | null, before?: number | null): number | undefined =>
  typeof now !== 'number' || !before ? undefined : (now - before) / Math.abs(before);

/** '+12.5%', '−3 %'. */
export const changeText = (change: number, locale: string): string =>
  numberFormat(locale === 'fr' ? 'fr-CA' : 'en-CA', {
    style: 'percent',
    signDisplay: 'exceptZero',
    maximumFractionDigits: 1,
  }).format(change);
