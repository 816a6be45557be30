import { and, asc, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import {
  MAX_TICKET_PHOTOS,
  type PhotoValues,
  type TicketPhoto,
  type UploadedPhoto,
} from '../../../src/schemas/tickets/photos/photos.ts';
import { ticketDevices as model } from '../../../src/schemas/tickets/ticketDevices.ts';
import { invalid, notFound } from '../../core/problem.ts';
import { lockRecords } from '../../core/records/version.ts';
import type { Scope } from '../../core/scope.ts';
import type { Row } from '../../core/select.ts';
import { pictures } from '../../core/tables/pictures.ts';
import { staffNames } from '../../staff/index.ts';
import { ticketDevices } from '../tables.ts';
import { ticketPhotos } from './tables.ts';
import { plainThumbnail } from './thumbnail.ts';
import { nameOf } from './upload.ts';

interface NewPhoto extends PhotoValues {
  ticket_device_id: string;
  /** The name of its file. */
  name: string;
  thumbnail: string | null;
  is_from_phone?: boolean;
  created_by: string;
}

const isShown = (where: SQL) => and(where, isNull(ticketPhotos.deleted_date))!;
const isOf = (deviceId: string) => eq(ticketPhotos.ticket_device_id, deviceId);

/** Returns the photos of a device on a ticket, the oldest first. */
export const readPhotos = async (scope: Scope, deviceId: string): Promise<TicketPhoto[]> =>
  withAuthors(scope, await scope.planned('device_photos', shownPhotos, { device: deviceId }));

const readWhere = async (scope: Scope, where: SQL): Promise<TicketPhoto[]> =>
  withAuthors(scope, await scope.select(ticketPhotos, columns, { where }));

const columns = shownOf(ticketPhotos);

function shownOf({
  id,
  phase,
  is_internal,
  caption,
  thumbnail,
  is_from_phone,
  created_by,
  created_date,
}: typeof ticketPhotos) {
  return { id, phase, is_internal, caption, thumbnail, is_from_phone, created_by, created_date };
}

const shownPhotos = () => ({
  table: ticketPhotos,
  fields: columns,
  where: isShown(eq(ticketPhotos.ticket_device_id, sql.placeholder('device'))),
  orderBy: [asc(columns.created_date), asc(columns.id)],
});

/** Adds the names of their authors. */
async function withAuthors(scope: Scope, rows: Row<typeof columns>[]): Promise<TicketPhoto[]> {
  const names = await staffNames(
    scope,
    rows.map((row) => row.created_by),
  );
  return rows.map(({ created_by: author, created_date: date, ...photo }) => ({
    ...photo,
    by: names.get(author ?? '') ?? null,
    created_date: date.toISOString(),
  }));
}

/** Returns how many further photos a device may have. */
export const roomFor = async (scope: Scope, deviceId: string): Promise<number> =>
  Math.max(0, MAX_TICKET_PHOTOS - (await scope.count(ticketPhotos, isShown(isOf(deviceId)))));

/** Adds a photo whose file is stored; an upload that is repeated adds none. */
export async function addPhoto(scope: Scope, photo: NewPhoto): Promise<TicketPhoto> {
  const isSame = and(eq(ticketPhotos.name, photo.name), isOf(photo.ticket_device_id))!;
  await scope.joined(async (own) => {
    await lockRecords(own, [{ table: ticketDevices, ids: [photo.ticket_device_id] }]);
    if ((await own.count(ticketPhotos, isSame)) > 0) return;
    await checkRoom(own, photo.ticket_device_id);
    await own.insert(ticketPhotos, [photo], { ignoreExisting: true });
    own.announce(model.name);
  });
  const [added] = await readWhere(scope, isSame);
  if (!added) throw notFound();
  return added;
}

/** Throws if a device may have no further photo. */
export async function checkRoom(scope: Scope, deviceId: string): Promise<void> {
  if ((await roomFor(scope, deviceId)) > 0) return;
  throw invalid([{ path: '/imagefile', code: 'maxPhotos', params: { limit: MAX_TICKET_PHOTOS } }]);
}

/** Returns the name of a photo's file. */
export async function photoFile(scope: Scope, deviceId: string, photoId: string): Promise<string> {
  const where = isShown(and(isOf(deviceId), eq(ticketPhotos.id, photoId))!);
  const [photo] = await scope.select(ticketPhotos, { name: ticketPhotos.name }, { where });
  if (!photo) throw notFound();
  return photo.name;
}

/** Changes columns of a photo. */
export async function changePhoto(
  scope: Scope,
  deviceId: string,
  photoId: string,
  values: Partial<typeof ticketPhotos.$inferInsert>,
): Promise<TicketPhoto> {
  const where = and(isOf(deviceId), eq(ticketPhotos.id, photoId))!;
  await scope.update(ticketPhotos, values, where);
  scope.announce(model.name);
  const [changed] = await readWhere(scope, where);
  if (!changed) throw notFound();
  return changed;
}

/** Adds photos to a device that were uploaded before it was on the ticket; `path` is that of the device. */
export async function addUploaded(
  scope: Scope,
  ticket_device_id: string,
  photos: UploadedPhoto[],
  { by, path }: { by: string; path: string },
): Promise<void> {
  if (photos.length === 0) return;
  const names = photos.map(({ file }) => nameOf(file));
  const stored = await scope.select(
    pictures,
    { name: pictures.name },
    { where: inArray(pictures.name, names) },
  );
  const used = await scope.select(
    ticketPhotos,
    { name: ticketPhotos.name },
    { where: inArray(ticketPhotos.name, names) },
  );
  const isFree = (name: string) =>
    stored.some((one) => one.name === name) && !used.some((one) => one.name === name);
  const errors = names.flatMap((name, index) =>
    isFree(name) && names.indexOf(name) === index
      ? []
      : [{ path: `${path}/photos/${index}/file`, code: 'unknown_file' }],
  );
  if (errors.length > 0) throw invalid(errors);
  const rows = photos.map(({ file, thumbnail, ...values }) => ({
    ...values,
    ticket_device_id,
    name: nameOf(file),
    thumbnail: plainThumbnail(thumbnail),
    created_by: by,
  }));
  await scope.insert(ticketPhotos, rows);
}
