import type { FastifyInstance } from 'fastify';
import { editsTickets } from '../../../src/schemas/tickets/access.ts';
import { photoCalls } from '../../../src/schemas/tickets/photos/calls.ts';
import type { Files } from '../../core/files.ts';
import { notFound } from '../../core/problem.ts';
import { serve } from '../../core/routes/serve.ts';
import { recordEvents } from '../events.ts';
import { readDevice } from '../readDevice.ts';
import { addUpload } from './addUpload.ts';
import { changePhoto, checkRoom, photoFile, readPhotos } from './photos.ts';
import { readUpload } from './upload.ts';

/** Photos of devices on tickets. */
export async function photoRoutes(app: FastifyInstance, { files }: { files: Files }) {
  serve(app, photoCalls.getTicketPhotos, async ({ scope, who, params: { id } }) => {
    const [photos] = await Promise.all([readPhotos(scope, id), readDevice({ scope, who }, id)]);
    return photos;
  });

  serve(app, photoCalls.getTicketPhoto, async ({ scope, who, params: { id, photoId } }, reply) => {
    await readDevice({ scope, who }, id);
    const file = await files.read(await photoFile(scope, id, photoId));
    if (!file) throw notFound();
    reply.headers({
      'content-type': file.type,
      'content-length': file.bytes,
      'content-security-policy': "default-src 'none'; sandbox",
    });
    return file.stream;
  });

  serve(app, photoCalls.addTicketPhoto, async (request) => {
    const { scope, who, params, query } = request;
    const { id } = await readDevice({ scope, who }, params.id, editsTickets);
    return addUpload(request, files, {
      ...query,
      ticket_device_id: id,
      created_by: who.staff_id,
      is_from_phone: false,
    });
  });

  serve(app, photoCalls.uploadTicketPhoto, async (request) => {
    const { file, store } = await readUpload(request, files, request.query.key);
    await store();
    return { file };
  });

  serve(app, photoCalls.changeTicketPhoto, async ({ scope, who, params: { id, photoId }, body }) => {
    await readDevice({ scope, who }, id, editsTickets);
    return changePhoto(scope, id, photoId, body);
  });

  serve(app, photoCalls.removeTicketPhoto, ({ scope, who, params }) =>
    scope.transaction((own) => setRemoved({ scope: own, who }, params, true)),
  );

  serve(app, photoCalls.restoreTicketPhoto, ({ scope, who, params }) =>
    scope.transaction((own) => setRemoved({ scope: own, who }, params, false)),
  );
}

type Caller = Parameters<typeof readDevice>[0];

/** Removes a photo, or undoes that; each is an event. */
async function setRemoved(
  { scope, who }: Caller,
  { id, photoId }: { id: string; photoId: string },
  isRemoved: boolean,
) {
  const { ticket_id } = await readDevice({ scope, who }, id, editsTickets);
  if (!isRemoved) await checkRoom(scope, id);
  const by = who.staff_id;
  const photo = await changePhoto(
    scope,
    id,
    photoId,
    isRemoved ? { deleted_by: by, deleted_date: new Date() } : { deleted_by: null, deleted_date: null },
  );
  const kind = isRemoved ? 'PHOTO_REMOVED' : 'PHOTO_RESTORED';
  await recordEvents(scope, by, [{ ticket_id, ticket_device_id: id, kind }]);
  return photo;
}
