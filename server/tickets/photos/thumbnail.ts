import { imagePixels } from '../../../src/schemas/imageSize.ts';
import { imageType } from '../../../src/schemas/imageType.ts';
import { THUMBNAIL_SIDE, UploadedPhoto } from '../../../src/schemas/tickets/photos/photos.ts';
import { validatorOf } from '../../core/ajv.ts';
import { withoutMetadata } from '../../core/pictures/withoutMetadata.ts';

const prefix = 'data:image/jpeg;base64,';
const isThumbnail = validatorOf<string | null>(UploadedPhoto.properties.thumbnail);

/** Returns a thumbnail without metadata; null if it is none, for which the photo itself is shown. */
export function plainThumbnail(text: string | null | undefined): string | null {
  if (!text || !isThumbnail(text)) return null;
  const bytes = Buffer.from(text.slice(prefix.length), 'base64');
  if (imageType(bytes) !== 'image/jpeg') return null;
  const pixels = imagePixels('image/jpeg', bytes);
  if (!pixels || pixels > THUMBNAIL_SIDE * THUMBNAIL_SIDE) return null;
  const plain = withoutMetadata('image/jpeg', bytes);
  return plain ? prefix + plain.toString('base64') : null;
}
