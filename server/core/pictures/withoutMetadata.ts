import type { ImageType } from '../../../src/schemas/imageType.ts';
import { plainGif } from './gif.ts';
import { plainJpeg } from './jpeg.ts';
import { plainPng } from './png.ts';
import { plainWebp } from './webp.ts';

const cleaners: Partial<Record<ImageType, (bytes: Buffer) => Buffer>> = {
  'image/png': plainPng,
  'image/jpeg': plainJpeg,
  'image/gif': plainGif,
  'image/webp': plainWebp,
};

/**
 * A picture without what does not show: where and by which device it was taken, comments, and whatever follows its end.
 * Its colours and which way is up stay. Undefined where its parts cannot be told apart.
 */
export function withoutMetadata(type: ImageType, bytes: Buffer): Buffer | undefined {
  try {
    return cleaners[type]?.(bytes) ?? bytes;
  } catch (error) {
    if (error instanceof RangeError) return undefined; // It ends too early.
    throw error;
  }
}
