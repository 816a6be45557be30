import { barOptions, barRecorder, type Barcode } from '../../../../../src/schemas/barRecorder.ts';

/** The bars of a Code 128 barcode, from left to right. */
export async function code128Bars(text: string): Promise<Barcode> {
  const { code128 } = await import('bwip-js/node');
  return code128(barOptions('code128', text), barRecorder());
}
