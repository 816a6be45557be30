import type { FastifyRequest } from 'fastify';
import type { PhotoValues, TicketPhoto } from '../../../src/schemas/tickets/photos/photos.ts';
import type { Files } from '../../core/files.ts';
import { Problem } from '../../core/problem.ts';
import { addPhoto, checkRoom } from './photos.ts';
import { nameOf, readUpload } from './upload.ts';

interface Upload extends Pick<PhotoValues, 'phase' | 'is_internal'> {
  /** With which a repeated upload is recognized. */
  key: string;
  ticket_device_id: string;
  created_by: string;
  is_from_phone: boolean;
}

/** Stores the photo of a request and adds it to a device; the file of one that is refused is removed. */
export async function addUpload(
  request: FastifyRequest,
  files: Files,
  { key, ...values }: Upload,
): Promise<TicketPhoto> {
  const { scope } = request;
  await checkRoom(scope, values.ticket_device_id);
  const { file, thumbnail, store } = await readUpload(request, files, key);
  await store();
  const name = nameOf(file);
  try {
    return await addPhoto(scope, { ...values, name, thumbnail, caption: null });
  } catch (error) {
    if (error instanceof Problem) await files.remove(scope, name);
    throw error;
  }
}
