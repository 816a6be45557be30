/** Label sheets: one label per page, or sheets of labels (Avery 5160; L7159, 3474 and compatible). */
export const labelSheets = ['label', 'letter30', 'a4x24'] as const;
export type LabelSheet = (typeof labelSheets)[number];

export interface Size {
  width: number;
  height: number;
}

interface SheetLayout {
  /** Page size, in points. */
  page: Size;
  label: Size;
  columns: number;
  rows: number;
  /** Distance from one label to the next. */
  pitch: Size;
  left: number;
  top: number;
}

const mm = (length: number) => (length * 72) / 25.4;

const single = { width: 288, height: 432 };

/** In points (contract 3 §9). */
export const sheetLayouts: Record<LabelSheet, SheetLayout> = {
  label: { page: single, label: single, columns: 1, rows: 1, pitch: single, left: 0, top: 0 },
  letter30: {
    page: { width: 612, height: 792 },
    label: { width: 189, height: 72 },
    columns: 3,
    rows: 10,
    pitch: { width: 198, height: 72 },
    left: 13.5,
    top: 36,
  },
  a4x24: {
    page: { width: mm(210), height: mm(297) },
    label: { width: mm(63.5), height: mm(33.9) },
    columns: 3,
    rows: 8,
    pitch: { width: mm(66), height: mm(33.9) },
    left: mm(7.25),
    top: mm(12.9),
  },
};

export const labelsPerPage = (sheet: LabelSheet) => sheetLayouts[sheet].columns * sheetLayouts[sheet].rows;

export interface LabelPosition {
  page: number;
  left: number;
  top: number;
}

/** Positions of the labels, row by row, starting at the first free position. */
export function labelPositions(count: number, sheet: LabelSheet, first: number): LabelPosition[] {
  const { columns, pitch, left, top } = sheetLayouts[sheet];
  const each = labelsPerPage(sheet);
  return Array.from({ length: count }, (_, index) => {
    const position = (index + first) % each;
    return {
      page: Math.floor((index + first) / each),
      left: left + (position % columns) * pitch.width,
      top: top + Math.floor(position / columns) * pitch.height,
    };
  });
}
