import { measures, type Figures, type SumReport } from '../../src/schemas/reports/reports.ts';

/** Sums of the ledger and the sold lines by name; null if unknown. */
export type Sums = Record<string, number | null>;

export function sumOf(facts: { sums: Sums }[]): Sums {
  const all: Sums = {};
  for (const { sums } of facts) {
    for (const [name, value] of Object.entries(sums)) {
      const before = all[name];
      all[name] = value === null ? (before ?? null) : (before ?? 0) + value;
    }
  }
  return all;
}

type Working = (sum: (name: string) => number, sums: Sums) => number | null;

const plain =
  (name: string): Working =>
  (sum) =>
    sum(name);

const sales = {
  total: (sum) => sum('sales') - sum('returns') + sum('shipping') + sum('tax'),
  orders: plain('orders'),
  sales: plain('sales'),
  returns: plain('returns'),
  net: (sum) => sum('sales') - sum('returns'),
  shipping: plain('shipping'),
  tax: plain('tax'),
} satisfies Record<string, Working>;

const lines = { net: plain('net'), quantity: plain('quantity') };

/** How each measure of a report is calculated. */
const workings: { [Name in SumReport]: Record<(typeof measures)[Name][number], Working> } = {
  sales,
  locations: sales,
  taxes: {
    tax: (sum) => sum('collected') - sum('given_back'),
    collected: plain('collected'),
    given_back: plain('given_back'),
  },
  payments: {
    net: (sum) => sum('received') - sum('refunded'),
    received: plain('received'),
    refunded: plain('refunded'),
  },
  services: lines,
  staff: lines,
  parts: {
    ...lines,
    cost: (_, { cost }) => cost ?? null,
    /** Only for lines with a known cost. */
    profit: (sum, { cost }) => (typeof cost === 'number' ? sum('known') - cost : null),
  },
};

/** Calculates the measures of a report, in their order. */
export function figuresOf(name: SumReport, sums: Sums): Figures {
  const working: Record<string, Working> = workings[name];
  const sum = (one: string) => sums[one] ?? 0;
  return Object.fromEntries(measures[name].map((measure) => [measure, working[measure]!(sum, sums)]));
}
