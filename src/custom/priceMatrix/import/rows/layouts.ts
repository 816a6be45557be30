import type { PlanKind } from '../../types.ts';

interface Layout {
  columns: string[];
  /** The widths of its columns. */
  template: 'terms' | 'cells';
  heights: { desktop: number; phone: number };
}

const terms: Layout = {
  columns: ['service', 'cost', 'duration', 'warranty', 'display_order'],
  template: 'terms',
  heights: { desktop: 52, phone: 132 },
};
const note: Layout = {
  columns: ['cell', 'value', 'reason'],
  template: 'cells',
  heights: { desktop: 52, phone: 100 },
};
const unknown: Layout = { ...note, columns: ['cell', 'product', 'product_id'] };

/** What the rows of a kind show. */
export function layoutOf(kind: PlanKind): Layout {
  if (kind === 'invalid' || kind === 'warning') return note;
  return kind === 'unknown' ? unknown : terms;
}
