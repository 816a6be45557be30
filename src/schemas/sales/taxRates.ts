/** Canadian federal and provincial taxes. */
export const canadianTaxKinds = ['GST', 'HST', 'PST', 'RST', 'QST'] as const;
/** SALES_TAX is a tax that a location outside of Canada names itself. */
export const taxKinds = [...canadianTaxKinds, 'SALES_TAX'] as const;
export type TaxKind = (typeof taxKinds)[number];

/** All taxes, the federal part only, zero-rated, or exempt. */
export const taxClasses = ['STANDARD', 'GST_ONLY', 'ZERO_RATED', 'EXEMPT'] as const;
export type TaxClass = (typeof taxClasses)[number];

/** The class with fewer taxes. */
export const leastTaxed = (one: TaxClass, other: TaxClass): TaxClass =>
  taxClasses.indexOf(one) > taxClasses.indexOf(other) ? one : other;

/** Parses a tax class in any spelling of case, spaces and hyphens; STANDARD by default. */
export const parseTaxClass = (text: string | null | undefined): TaxClass =>
  taxClasses.find(
    (one) =>
      one ===
      text
        ?.trim()
        .toUpperCase()
        .replaceAll(/[^A-Z]+/g, '_'),
  ) ?? 'STANDARD';

/** `rate` is in thousandths of a percent: 9.975 % is 9975. */
export interface TaxRate {
  kind: TaxKind;
  rate: number;
  /** For SALES_TAX: the location's name of the tax. */
  name?: string;
  /** The province of the tax, if it is not the location's. */
  state?: string;
}

/** 100 % in thousandths of a percent. */
export const RATE_UNIT = 100_000;

interface Dated extends TaxRate {
  /** First day (YYYY-MM-DD), in the location's time zone. */
  from: string;
}

/** A store's own rate for a province from a day on; for the federal tax without a province. */
export interface ProvincialRate {
  state: string | null;
  kind: (typeof canadianTaxKinds)[number];
  rate: number;
  from: string;
}

/** A tax of a location outside of Canada from a day on. */
export interface LocalRate {
  name: string;
  rate: number;
  from: string;
}

const federal: Dated[] = [{ kind: 'GST', rate: 5000, from: '2008-01-01' }];

/**
 * Provincial taxes in addition to the federal one, or instead of it (HST). Sources: Canada Revenue Agency, 'GST/HST
 * calculator (and rates)' and GST/HST Notice 340 (Nova Scotia, 14 % from April 1, 2025); Revenu Québec, 'Basic rules
 * for applying the GST/HST and QST'; the finance ministries of British Columbia, Saskatchewan (from March 23, 2017) and
 * Manitoba (from July 1, 2019). Alberta and the territories have none.
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

/** The place where a sale is taxed. */
export interface TaxPlace {
  country: string;
  state: string;
  /** For locations outside of Canada. */
  tax_rates?: readonly LocalRate[];
}

/**
 * Tax rates at a place on a day (YYYY-MM-DD, local): in Canada those of the province, with the store's own rates
 * replacing the built-in ones; elsewhere those of the location.
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

/** The rate of each tax in effect on a day; the last of two from the same day wins, and a rate of 0 ends the tax. */
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

/** Whether a tax counts as GST/HST rather than PST/RST/QST (contract 3 §2.1). */
export const isFederal = (kind: TaxKind) => kind === 'GST' || kind === 'HST';
