import { barRecorder } from '../../../src/schemas/barRecorder.ts';
import { qrBoxes, qrOf } from '../../../src/schemas/qrCode.ts';
import type { BoxMark } from './marks.ts';

/** Returns the boxes of a QR code in a square of this side. */
export async function qrMarks(text: string, side: number): Promise<BoxMark[]> {
  const { default: bwip } = await import('bwip-js/node');
  return qrBoxes(qrOf(bwip.raw({ bcid: 'qrcode', text })), side);
}

/** Returns the bars of a Code 128 with modules of this width, from the left edge. */
export async function barMarks(text: string, module: number, height: number): Promise<BoxMark[]> {
  const { code128 } = await import('bwip-js/node');
  const { bars } = code128(
    { bcid: 'code128', text, scale: 1, height: 10, includetext: false },
    barRecorder(),
  );
  return bars.map(({ x, width }) => ({ x: x * module, y: 0, width: width * module, height }));
}
