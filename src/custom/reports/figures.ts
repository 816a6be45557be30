import { moneyFormat, shortMoneyFormat } from '../../kit/fields/money.ts';
import { numberFormat } from '../../schemas/formats.ts';
import { shownValue, unitOf } from '../../schemas/reports/reports.ts';

const formats = {
  cents: (locale: string) => ({ value: moneyFormat(locale), axis: shortMoneyFormat(locale) }),
  count: (locale: string) => same(numberFormat(locale)),
  minutes: (locale: string) =>
    same(
      numberFormat(locale, { style: 'unit', unit: 'hour', unitDisplay: 'short', maximumFractionDigits: 1 }),
    ),
  share: (locale: string) => same(numberFormat(locale, { style: 'percent', maximumFractionDigits: 1 })),
};

const same = (format: Intl.NumberFormat) => ({ value: format, axis: format });

/** Formats the values of a measure, for tables (`value`) and for axes (`axis`). */
export const formatOf = (measure: string, locale: string) => {
  const { value, axis } = formats[unitOf(measure)](locale);
  return {
    value: (one: number) => value.format(shownValue(measure, one)),
    axis: (one: number) => axis.format(shownValue(measure, one)),
  };
};

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
