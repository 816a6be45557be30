import type { ImageType } from './imageType.ts';

/** Maximum number of pixels: a small file can declare dimensions that exhaust the browser's memory. */
export const MAX_IMAGE_PIXELS = 100_000_000;

type Read = (view: DataView) => [width: number, height: number] | undefined;

const readers: Record<ImageType, Read> = {
  'image/png': (view) => (wordAt(view, 12) === 'IHDR' ? [view.getUint32(16), view.getUint32(20)] : undefined),
  'image/gif': (view) => [view.getUint16(6, true), view.getUint16(8, true)],
  'image/webp': readWebp,
  'image/jpeg': readJpeg,
  // SVG scales to any size.
  'image/svg+xml': () => [1, 1],
};

/** Number of pixels according to the header; undefined if it cannot be read. */
export function imagePixels(
  type: ImageType,
  { buffer, byteOffset, byteLength }: Uint8Array,
): number | undefined {
  try {
    const [width, height] = readers[type](new DataView(buffer, byteOffset, byteLength)) ?? [0, 0];
    return width * height || undefined;
  } catch {
    return undefined; // The file is truncated.
  }
}

const wordAt = (view: DataView, from: number) =>
  String.fromCharCode(...[0, 1, 2, 3].map((at) => view.getUint8(from + at)));

/** Width and height take 24 bits in VP8X, 14 in VP8L, and 14 after the start code in VP8; all little-endian. */
function readWebp(view: DataView): [number, number] | undefined {
  const kind = wordAt(view, 12);
  if (kind === 'VP8X') return [1 + (view.getUint32(23, true) >>> 8), 1 + (view.getUint32(26, true) >>> 8)];
  if (kind === 'VP8 ') return [view.getUint16(26, true) & 0x3fff, view.getUint16(28, true) & 0x3fff];
  if (kind !== 'VP8L') return undefined;
  const bits = view.getUint32(21, true);
  return [1 + (bits & 0x3fff), 1 + ((bits >>> 14) & 0x3fff)];
}

/** Walks the segments up to the start of frame; each may be preceded by fill bytes. */
function readJpeg(view: DataView): [number, number] | undefined {
  for (let at = 2; view.getUint8(at) === 0xff;) {
    const marker = view.getUint8(at + 1);
    if (isFrame(marker)) return [view.getUint16(at + 7), view.getUint16(at + 5)];
    if (marker === 0xff) at += 1;
    else if (isAlone(marker)) at += 2;
    else if (marker === END || marker === SCAN) return undefined;
    else at += 2 + view.getUint16(at + 2);
  }
  return undefined;
}

const END = 0xd9;
const SCAN = 0xda;
/** Markers without a length: TEM, RSTn, SOI. */
const isAlone = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);

const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
