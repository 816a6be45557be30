export interface Size {
  width: number;
  height: number;
}

/** Labels in columns and rows on pages; lengths in points. */
export interface LabelSheet {
  page: Size;
  /** As the label lies on the page. */
  label: Size;
  columns: number;
  rows: number;
  /** Distance from one label to the next. */
  pitch: Size;
  left: number;
  top: number;
}

export interface LabelPosition {
  page: number;
  left: number;
  top: number;
}

/** Returns millimetres in points. */
export const mm = (length: number) => (length * 72) / 25.4;

export const pageSizes = {
  letter: { width: 612, height: 792 },
  a4: { width: mm(210), height: mm(297) },
} satisfies Record<string, Size>;

/** A page for each label: 4 x 6 inches. */
export const singleLabel: LabelSheet = (() => {
  const label = { width: 288, height: 432 };
  return { page: label, label, columns: 1, rows: 1, pitch: label, left: 0, top: 0 };
})();

export const labelsPerPage = ({ columns, rows }: LabelSheet) => columns * rows;

/** Positions of the labels, row by row, starting at the first free position. */
export function labelPositions(count: number, sheet: LabelSheet, first: number): LabelPosition[] {
  const { columns, pitch, left, top } = sheet;
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
