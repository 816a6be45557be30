import { imageType, MAX_IMAGE_BYTES } from '../../../schemas/imageType.ts';

/** Returns the message key for an invalid image: by size, or by content regardless of the file name. */
export async function imageProblem(file: File): Promise<string | undefined> {
  if (file.size === 0) return 'image.empty';
  if (file.size > MAX_IMAGE_BYTES) return 'image.too_big';
  return imageType(new Uint8Array(await file.slice(0, 4096).arrayBuffer())) ? undefined : 'image.wrong_type';
}
