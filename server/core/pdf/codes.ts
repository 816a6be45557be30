import { barOptions, barRecorder } from '../../../src/schemas/barRecorder.ts';
import { qrBoxes, qrRecorder } from '../../../src/schemas/qrCode.ts';
import type { BoxMark } from './marks.ts';

/** Returns the boxes of a QR code in a square of this side. */
export async function qrMarks(text: string, side: number): Promise<BoxMark[]> {
  const { qrcode } = await import('bwip-js/node');
  return qrBoxes(qrcode({ bcid: 'qrcode', text, scale: 1 }, qrRecorder()), side);
}

/** Returns the bars of a Code 128 with modules of this width, from the left edge. */
export async function barMarks(text: string, module: number, height: number): Promise<BoxMark[]> {
  const { code128 } = await import('bwip-js/node');
  const { bars } = code128(barOptions('code128', text), barRecorder());
  return bars.map(({ x, width }) => ({ x: x * module, y: 0, width: width * module, height }));
}
