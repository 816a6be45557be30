import { pageSizes, singleLabel, type LabelSheet, type Size } from '../../../../kit/print/labelSheet.ts';

/** Label paper, one label each, or sheets with two labels. */
export const paperSizes = ['label', 'a4', 'letter'] as const;
export type PaperSize = (typeof paperSizes)[number];

/** Of a label, as it is read (contract 4 §9). */
export const labelSize = singleLabel.label;

/** A label turned to the left on each half, as label sheets are cut. */
function halves(page: Size): LabelSheet {
  const label = { width: labelSize.height, height: labelSize.width };
  const half = { width: label.width, height: page.height / 2 };
  return {
    page,
    label,
    columns: 1,
    rows: 2,
    pitch: half,
    left: (page.width - label.width) / 2,
    top: (half.height - label.height) / 2,
  };
}

export const labelSheets: Record<PaperSize, LabelSheet> = {
  label: singleLabel,
  a4: halves(pageSizes.a4),
  letter: halves(pageSizes.letter),
};
