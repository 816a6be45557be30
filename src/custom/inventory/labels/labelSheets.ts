import { mm, pageSizes, singleLabel, type LabelSheet } from '../../../kit/print/labelSheet.ts';

/** Label sheets: one label per page, or sheets of labels (Avery 5160; L7159, 3474 and compatible). */
export const paperSizes = ['label', 'letter30', 'a4x24'] as const;
export type PaperSize = (typeof paperSizes)[number];

/** Contract 3 §9. */
export const labelSheets: Record<PaperSize, LabelSheet> = {
  label: singleLabel,
  letter30: {
    page: pageSizes.letter,
    label: { width: 189, height: 72 },
    columns: 3,
    rows: 10,
    pitch: { width: 198, height: 72 },
    left: 13.5,
    top: 36,
  },
  a4x24: {
    page: pageSizes.a4,
    label: { width: mm(63.5), height: mm(33.9) },
    columns: 3,
    rows: 8,
    pitch: { width: mm(66), height: mm(33.9) },
    left: mm(7.25),
    top: mm(12.9),
  },
};
