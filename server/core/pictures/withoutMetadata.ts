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
 * Removes metadata (location, device, comments) and trailing bytes of a picture; colours and orientation remain.
 * Undefined if the file cannot be parsed.
 */
export function withoutMetadata(type: ImageType, bytes: Buffer): Buffer | undefined {
  try {
    return cleaners[type]?.(bytes) ?? bytes;
  } catch (error) {
    if (error instanceof RangeError) return undefined; // The file is truncated.
    throw error;
  }
}
