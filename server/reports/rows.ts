import { MAX_ROWS, type SumReport, type ReportRow } from '../../src/schemas/reports/reports.ts';
import type { Fact } from './facts.ts';
import { figuresOf, sumOf, type Sums } from './figures.ts';

type Row = Omit<ReportRow, 'name'>;

/** The key of the combined remaining rows. */
export const REST = 'REST';

interface Summed {
  key: string | null;
  current: Sums;
  former: Sums;
}

/** Returns one row per key, largest first; above a limit the remaining ones are combined. */
export function rowsOf(name: SumReport, facts: Fact[]): Row[] {
  if (name === 'sales') return [];
  const main = (sums: Sums) => Object.values(figuresOf(name, sums))[0] ?? 0;
  const all = byKey(facts)
    .map((row) => ({ ...row, now: main(row.current), before: main(row.former) }))
    .toSorted((a, b) => b.now - a.now || b.before - a.before);
  const rest = all.slice(MAX_ROWS);
  const shown = rest.length > 0 ? [...all.slice(0, MAX_ROWS), restOf(rest)] : all;
  return shown.map(({ key, current, former }) => ({
    key,
    figures: figuresOf(name, current),
    former: figuresOf(name, former),
  }));
}

function byKey(facts: Fact[]): Summed[] {
  const all = new Map<string | null, Summed>();
  for (const { day, key, is_former, sums } of facts) {
    if (day !== null) continue;
    const before = all.get(key) ?? { key, current: {}, former: {} };
    const side = is_former ? 'former' : 'current';
    all.set(key, { ...before, [side]: sumOf([{ sums: before[side] }, { sums }]) });
  }
  return [...all.values()];
}

const restOf = (rows: Summed[]): Summed => ({
  key: REST,
  current: sumOf(rows.map(({ current }) => ({ sums: current }))),
  former: sumOf(rows.map(({ former }) => ({ sums: former }))),
});
