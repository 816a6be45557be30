import type { BarcodeDetector } from 'barcode-detector/ponyfill';
import wasm from 'zxing-wasm/reader/zxing_reader.wasm?url';

export type Detector = Pick<BarcodeDetector, 'detect'>;

/** Formats used on goods, parts and devices. */
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
  // The default URL is a CDN, which the Content-Security-Policy blocks.
  await prepareZXingModule({ overrides: { locateFile: () => wasm }, fireImmediately: true });
  return new Ponyfill({ formats: [...formats] });
}

let detector: Promise<Detector> | undefined;

/** Loads the detector: the browser's own if it supports all formats. A failed load is retried. */
export const loadedDetector = () =>
  (detector ??= loadDetector().catch((error: unknown) => {
    detector = undefined;
    throw error;
  }));
