/** Label paper, one label each, or sheets with two labels. */
export const paperSizes = ['label', 'a4', 'letter'] as const;
export type PaperSize = (typeof paperSizes)[number];

/** In mm (contract 4 §9). */
export const labelSize = { width: 101.6, height: 152.4 };

export const sheetSizes = {
  a4: { width: 210, height: 297 },
  letter: { width: 215.9, height: 279.4 },
};

export type SheetSize = keyof typeof sheetSizes;

/** Labels per sheet, one on each half, as label sheets are cut. */
export const labelsPerSheet = 2;

export interface LabelPosition {
  page: number;
  /** Top left corner of the label, rotated to the left, in mm. */
  left: number;
  top: number;
}

/** Positions of the labels on sheets, starting at the first free position. */
export function labelPositions(count: number, paper: SheetSize, first: number): LabelPosition[] {
  const { width, height } = sheetSizes[paper];
  const half = height / labelsPerSheet;
  return Array.from({ length: count }, (_, index) => {
    const position = index + first;
    return {
      page: Math.floor(position / labelsPerSheet),
      left: (width - labelSize.height) / 2,
      top: (position % labelsPerSheet) * half + (half - labelSize.width) / 2,
    };
  });
}
