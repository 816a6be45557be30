import { code128, ean13, ean8, qrcode, upca } from 'bwip-js/browser';
import { barOptions, barRecorder, type Barcode } from '../../schemas/barRecorder.ts';
import { qrRecorder, type QrCode } from '../../schemas/qrCode.ts';

/** By name: of all of bwip-js, the chunk would be a megabyte. */
const symbologies = { code128, ean13, ean8, upca };

export type Symbology = keyof typeof symbologies;

/** Returns the bars of a text that the symbology can encode. */
export const encodeBars = (symbology: Symbology, text: string): Barcode =>
  symbologies[symbology](barOptions(symbology, text), barRecorder());

/** Returns the QR code of a text. */
export const encodeQr = (text: string): QrCode => qrcode({ bcid: 'qrcode', text, scale: 1 }, qrRecorder());
