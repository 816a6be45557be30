import type { FastifyRequest } from 'fastify';
import { MAX_PHOTO_BYTES } from '../../../src/schemas/tickets/photos/photos.ts';
import { FILES_PATH, type Files } from '../../core/files.ts';
import { invalid } from '../../core/problem.ts';
import { readPicture } from '../../core/records/body.ts';
import { plainThumbnail } from './thumbnail.ts';

/** The name of a photo's file, from its address. */
export const nameOf = (address: string): string => address.slice(FILES_PATH.length);

/** Reads an uploaded photo; `store` stores it. The same upload with the same key is the same file. */
export async function readUpload(request: FastifyRequest, files: Files, key: string) {
  const { scope } = request;
  const { picture, texts } = await readPicture(request, files, {
    isPrivate: true,
    key: `${scope.store.id} ${key}`,
    limit: MAX_PHOTO_BYTES,
  });
  if (picture.address.endsWith('.svg')) throw invalid([{ path: '/imagefile', code: 'imageType' }]);
  return {
    file: picture.address,
    thumbnail: plainThumbnail(texts.thumbnail),
    store: () => picture.keep(scope),
  };
}
