/** What labels are printed on: each on its own, or two on a sheet. */
export const paperSizes = ['label', 'a4', 'letter'] as const;
export type PaperSize = (typeof paperSizes)[number];

/** In mm (contract 4 §9). */
export const labelSize = { width: 101.6, height: 152.4 };

export const sheetSizes = {
  a4: { width: 210, height: 297 },
  letter: { width: 215.9, height: 279.4 },
};

export type SheetSize = keyof typeof sheetSizes;

/** How many labels a sheet has place for: a half each, as sheets of labels are cut. */
export const labelsPerSheet = 2;

export interface LabelPosition {
  page: number;
  /** Of the label, turned to the left, in mm from the corner at the top left. */
  left: number;
  top: number;
}

/** Where the labels go on sheets, from the place on that is still free on the first one. */
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
