import { PHOTO_SIDE, THUMBNAIL_SIDE } from '../../../schemas/tickets/photos/photos.ts';

/** Smaller JPEGs are sent as they are, in bytes. */
const SMALL = 1_500_000;

/** Returns the body of an upload: the photo, scaled down if it is large, and its thumbnail if the browser can read it. */
export async function preparePhoto(file: File): Promise<FormData> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => undefined);
  const form = new FormData();
  const isSmall = file.type === 'image/jpeg' && file.size < SMALL;
  const large = bitmap && !isSmall ? draw(bitmap, PHOTO_SIDE) : undefined;
  const source = large ?? bitmap;
  const thumbnail = source && draw(source, THUMBNAIL_SIDE).toDataURL('image/jpeg', 0.7);
  bitmap?.close();
  if (thumbnail) form.append('thumbnail', thumbnail);
  const scaled = large ? await toJpeg(large) : null;
  form.append('imagefile', scaled ?? file, 'photo');
  return form;
}

function draw(bitmap: ImageBitmap | HTMLCanvasElement, side: number): HTMLCanvasElement {
  const scale = Math.min(1, side / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return canvas;
}

const toJpeg = (canvas: HTMLCanvasElement) =>
  new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', 0.85);
  });
