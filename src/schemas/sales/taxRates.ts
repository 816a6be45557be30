/** The taxes that are added to a sale in Canada. */
export const taxKinds = ['GST', 'HST', 'PST', 'RST', 'QST'] as const;
export type TaxKind = (typeof taxKinds)[number];

/** What is taxed how: with all taxes, the federal part alone, at nought, or not at all. */
export const taxClasses = ['STANDARD', 'GST_ONLY', 'ZERO_RATED', 'EXEMPT'] as const;
export type TaxClass = (typeof taxClasses)[number];

/** `rate` is in thousandths of a per cent: 9.975 % is 9975. */
export interface TaxRate {
  kind: TaxKind;
  rate: number;
}

/** What a rate is a part of. */
export const WHOLE = 100_000;

interface Dated extends TaxRate {
  /** The first day, YYYY-MM-DD, of the location's calendar. */
  from: string;
}

const federal: Dated = { kind: 'GST', rate: 5000, from: '2008-01-01' };

/**
 * What a province adds to the federal tax, or has instead of it (HST). Sources: Canada Revenue Agency, 'GST/HST calculator
 * (and rates)' and GST/HST Notice 340 (Nova Scotia, 14 % from April 1, 2025); Revenu Québec, 'Basic rules for applying
 * the GST/HST and QST'; the finance ministries of British Columbia, Saskatchewan (from March 23, 2017) and Manitoba
 * (from July 1, 2019). Alberta and the territories add nothing.
 */
const provincial: Record<string, Dated[]> = {
  BC: [{ kind: 'PST', rate: 7000, from: '2013-04-01' }],
  MB: [
    { kind: 'RST', rate: 8000, from: '2013-07-01' },
    { kind: 'RST', rate: 7000, from: '2019-07-01' },
  ],
  NB: [
    { kind: 'HST', rate: 13_000, from: '2008-01-01' },
    { kind: 'HST', rate: 15_000, from: '2016-07-01' },
  ],
  NL: [
    { kind: 'HST', rate: 13_000, from: '2008-01-01' },
    { kind: 'HST', rate: 15_000, from: '2016-07-01' },
  ],
  NS: [
    { kind: 'HST', rate: 15_000, from: '2010-07-01' },
    { kind: 'HST', rate: 14_000, from: '2025-04-01' },
  ],
  ON: [{ kind: 'HST', rate: 13_000, from: '2010-07-01' }],
  PE: [
    { kind: 'HST', rate: 14_000, from: '2013-04-01' },
    { kind: 'HST', rate: 15_000, from: '2016-10-01' },
  ],
  QC: [{ kind: 'QST', rate: 9975, from: '2013-01-01' }],
  SK: [
    { kind: 'PST', rate: 5000, from: '2006-10-28' },
    { kind: 'PST', rate: 6000, from: '2017-03-23' },
  ],
};

/** Where a sale is taxed. */
export interface TaxPlace {
  country: string;
  state: string;
}

/**
 * The taxes of a sale at a place on a day (YYYY-MM-DD of its calendar). Sales taxes of the United States differ by town
 * and are not known here: there are none.
 */
export function taxesOf({ country, state }: TaxPlace, day: string, taxClass: TaxClass): TaxRate[] {
  if (country !== 'CA' || taxClass === 'EXEMPT' || taxClass === 'ZERO_RATED') return [];
  const own = provincial[state]?.findLast(({ from }) => from <= day);
  const rates =
    taxClass === 'GST_ONLY' ? [federal] : own?.kind === 'HST' ? [own] : [federal, ...(own ? [own] : [])];
  return rates.map(({ kind, rate }) => ({ kind, rate }));
}

/** Whether it counts as GST/HST; else as PST/RST/QST (contract 3 §2.1). */
export const isFederal = (kind: TaxKind) => kind === 'GST' || kind === 'HST';
