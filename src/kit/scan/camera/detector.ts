import type { BarcodeDetector } from 'barcode-detector/ponyfill';
import wasm from 'zxing-wasm/reader/zxing_reader.wasm?url';

export type Detector = Pick<BarcodeDetector, 'detect'>;

/** What goods, parts and devices carry. */
const formats = [
  'ean_13',
  'ean_8',
  'upc_a',
  'upc_e',
  'code_128',
  'code_39',
  'qr_code',
  'data_matrix',
] as const;

type Native = typeof BarcodeDetector;

async function loadDetector(): Promise<Detector> {
  const { BarcodeDetector: native } = globalThis as { BarcodeDetector?: Native };
  const readable = new Set(await native?.getSupportedFormats());
  if (native && formats.every((one) => readable.has(one))) return new native({ formats: [...formats] });
  const { BarcodeDetector: Ponyfill, prepareZXingModule } = await import('barcode-detector/ponyfill');
  // Ours, not the library's from elsewhere, which the Content-Security-Policy would refuse.
  await prepareZXingModule({ overrides: { locateFile: () => wasm }, fireImmediately: true });
  return new Ponyfill({ formats: [...formats] });
}

let detector: Promise<Detector> | undefined;

/** Reads codes from pictures: the browser's own where it has one that reads them all. One that failed to load is tried again. */
export const loadedDetector = () =>
  (detector ??= loadDetector().catch((error: unknown) => {
    detector = undefined;
    throw error;
  }));
