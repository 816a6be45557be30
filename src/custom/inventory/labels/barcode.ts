import type { Symbology } from '../../../kit/print/encoders.ts';
import type { Barcode } from '../../../schemas/barRecorder.ts';
import type { QrCode } from '../../../schemas/qrCode.ts';

const loadEncoders = () => import('../../../kit/print/encoders.ts');

/** Validates the check digit of a GTIN (GS1). */
function hasGs1CheckDigit(code: string): boolean {
  const sum = Array.from(code, Number)
    .toReversed()
    .reduce((total, digit, index) => total + digit * (index % 2 === 0 ? 1 : 3), 0);
  return sum % 10 === 0;
}

const gs1Symbologies: Record<number, Symbology> = { 8: 'ean8', 12: 'upca', 13: 'ean13' };

/** The symbology that scanners read back as exactly this code; undefined if none can encode it. */
export function symbologyOf(code: string): Symbology | undefined {
  const article = /^\d+$/.test(code) && hasGs1CheckDigit(code) ? gs1Symbologies[code.length] : undefined;
  return article ?? (/^[ -~]+$/.test(code) ? 'code128' : undefined);
}

/** The bars of a code, from left to right. */
export async function encodeBarcode(code: string): Promise<Barcode | undefined> {
  const kind = symbologyOf(code);
  if (!kind) return undefined;
  return (await loadEncoders()).encodeBars(kind, code);
}

/** The QR code of a text. */
export const encodeQr = async (text: string): Promise<QrCode> => (await loadEncoders()).encodeQr(text);
