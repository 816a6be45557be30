import type { ImageType } from './imageType.ts';

/** As many pixels as a picture may have: a small file can claim far more than a browser has room for. */
export const MAX_IMAGE_PIXELS = 100_000_000;

type Read = (view: DataView) => [width: number, height: number] | undefined;

const readers: Partial<Record<ImageType, Read>> = {
  'image/png': (view) => [view.getUint32(16), view.getUint32(20)],
  'image/gif': (view) => [view.getUint16(6, true), view.getUint16(8, true)],
  'image/webp': readWebp,
  'image/jpeg': readJpeg,
};

/** How many pixels a picture claims to have by its head; 0 where it does not say. */
export function imagePixels(type: ImageType, { buffer, byteOffset, byteLength }: Uint8Array): number {
  try {
    const [width, height] = readers[type]?.(new DataView(buffer, byteOffset, byteLength)) ?? [0, 0];
    return width * height;
  } catch {
    return 0; // It ends before it says so.
  }
}

/** VP8X says it in 24 bits, VP8L in 14, VP8 in 14 behind its start code; all little-endian. */
function readWebp(view: DataView): [number, number] {
  const kind = String.fromCharCode(...[12, 13, 14, 15].map((at) => view.getUint8(at)));
  if (kind === 'VP8X') return [1 + (view.getUint32(23, true) >>> 8), 1 + (view.getUint32(26, true) >>> 8)];
  if (kind === 'VP8 ') return [view.getUint16(26, true) & 0x3fff, view.getUint16(28, true) & 0x3fff];
  const bits = view.getUint32(21, true);
  return [1 + (bits & 0x3fff), 1 + ((bits >>> 14) & 0x3fff)];
}

/** Segment after segment up to the one that starts the frame. */
function readJpeg(view: DataView): [number, number] {
  let at = 2;
  while (!isFrame(view.getUint8(at + 1))) at += 2 + view.getUint16(at + 2);
  return [view.getUint16(at + 7), view.getUint16(at + 5)];
}

const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
