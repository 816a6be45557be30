/** The taxes that provinces of Canada, and Canada itself, add to a sale. */
export const canadianTaxKinds = ['GST', 'HST', 'PST', 'RST', 'QST'] as const;
/** Those, and any that a location elsewhere names. */
export const taxKinds = [...canadianTaxKinds, 'SALES_TAX'] as const;
export type TaxKind = (typeof taxKinds)[number];

/** What is taxed how: with all taxes, the federal part alone, at nought, or not at all. */
export const taxClasses = ['STANDARD', 'GST_ONLY', 'ZERO_RATED', 'EXEMPT'] as const;
export type TaxClass = (typeof taxClasses)[number];

/** The class that takes more taxes off. */
export const leastTaxed = (one: TaxClass, other: TaxClass): TaxClass =>
  taxClasses.indexOf(one) > taxClasses.indexOf(other) ? one : other;

/** The class that a text names, in any spelling of case, spaces and hyphens. */
export const parseTaxClass = (text: string | null | undefined): TaxClass =>
  taxClasses.find(
    (one) =>
      one ===
      text
        ?.trim()
        .toUpperCase()
        .replaceAll(/[^A-Z]+/g, '_'),
  ) ?? 'STANDARD';

/** `rate` is in thousandths of a per cent: 9.975 % is 9975. */
export interface TaxRate {
  kind: TaxKind;
  rate: number;
  /** Of SALES_TAX: as the location calls it. */
  name?: string;
  /** The province that it is levied for, where that is not the location's own. */
  state?: string;
}

/** What a rate is a part of. */
export const RATE_UNIT = 100_000;

interface Dated extends TaxRate {
  /** The first day, YYYY-MM-DD, of the location's calendar. */
  from: string;
}

/** What a store says that a province levies from a day on, or the federation (no province). */
export interface ProvincialRate {
  state: string | null;
  kind: (typeof canadianTaxKinds)[number];
  rate: number;
  from: string;
}

/** What a location outside of Canada says that it adds, from a day on. */
export interface LocalRate {
  name: string;
  rate: number;
  from: string;
}

const federal: Dated[] = [{ kind: 'GST', rate: 5000, from: '2008-01-01' }];

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
  /** Of a location outside of Canada: its own. */
  tax_rates?: readonly LocalRate[];
}

/**
 * The taxes of a sale at a place on a day (YYYY-MM-DD of its calendar): in Canada those of the province, where the store's
 * own rates take the place of those that come along; elsewhere those that the location names.
 */
export function taxRatesAt(
  { country, state, tax_rates = [] }: TaxPlace,
  day: string,
  taxClass: TaxClass,
  own: readonly ProvincialRate[] = [],
): TaxRate[] {
  if (taxClass === 'EXEMPT' || taxClass === 'ZERO_RATED') return [];
  if (country !== 'CA') {
    const local = tax_rates.map((rate): Dated => ({ ...rate, kind: 'SALES_TAX' }));
    return taxClass === 'GST_ONLY' ? [] : current(local, day);
  }
  const ownOf = (place: string | null) => own.filter((rate) => rate.state === place);
  const all = current([...federal, ...ownOf(null)], day);
  const provinces = current([...(provincial[state] ?? []), ...ownOf(state)], day);
  const harmonized = provinces.filter(({ kind }) => kind === 'HST');
  return taxClass === 'GST_ONLY' ? all : harmonized.length > 0 ? harmonized : [...all, ...provinces];
}

/** Of each tax the rate that holds on a day, the last one said of two from the same day; a rate of nought ends it. */
function current(rates: readonly (Dated | ProvincialRate)[], day: string): TaxRate[] {
  const held = new Map<string, TaxRate & { from: string }>();
  for (const { kind, rate, from, ...more } of rates) {
    const name = 'name' in more ? more.name : undefined;
    const key = name ?? kind;
    const before = held.get(key);
    if (from > day || (before && before.from > from)) continue;
    held.set(key, { kind, rate, from, ...(name !== undefined && { name }) });
  }
  return [...held.values()].filter(({ rate }) => rate > 0).map(({ from: _, ...rate }) => rate);
}

/** Whether it counts as GST/HST; else as PST/RST/QST (contract 3 §2.1). */
export const isFederal = (kind: TaxKind) => kind === 'GST' || kind === 'HST';
