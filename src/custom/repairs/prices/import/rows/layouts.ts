import type { RowHeights } from '../../../../../kit/sheet/useRowWindow.ts';
import type { Plan, PlanKind } from '../../types.ts';

interface Layout {
  columns: string[];
  /** The column widths. */
  template: 'terms' | 'deleted' | 'duplicates' | 'cells';
  heights: RowHeights;
}

const terms: Layout = {
  columns: ['service', 'cost', 'duration', 'warranty', 'display_order'],
  template: 'terms',
  heights: { desktop: 52, phone: 132 },
};
const deleted: Layout = {
  columns: [...terms.columns, 'deleted'],
  template: 'deleted',
  heights: { desktop: 52, phone: 190 },
};
const duplicates: Layout = {
  columns: ['service', 'outcome', 'cost', 'duration', 'warranty', 'changed'],
  template: 'duplicates',
  heights: { desktop: 60, phone: 232 },
};
const note: Layout = {
  columns: ['cell', 'value', 'reason'],
  template: 'cells',
  heights: { desktop: 52, phone: 100 },
};
const unknown: Layout = { ...note, columns: ['cell', 'product', 'product_id'] };

/** Returns the columns of a kind of rows. */
export function layoutOf(kind: PlanKind, { newer }: Plan): Layout {
  switch (kind) {
    case 'invalid':
    case 'warning':
      return note;
    case 'unknown':
      return unknown;
    case 'duplicate':
      return duplicates;
    case 'create':
      return newer.create > 0 ? deleted : terms;
    default:
      return terms;
  }
}
