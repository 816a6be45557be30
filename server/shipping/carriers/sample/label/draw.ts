import type { LabelFormat } from '../../backEnd.ts';
import type { Sold } from '../sold.ts';
import { code128Bars } from './bars.ts';
import { labelMarks } from './layout.ts';

/** Renders a label of 4 by 6 inches for printing. */
export async function drawLabel(sold: Sold, format: LabelFormat): Promise<Uint8Array> {
  const marks = labelMarks(sold, await code128Bars(sold.tracking_number));
  if (format === 'png') return (await import('./png.ts')).drawPng(marks);
  return (await import('./pdf.ts')).drawPdf(sold.tracking_number, marks);
}
