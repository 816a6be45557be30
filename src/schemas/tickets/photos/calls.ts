import { Type } from 'typebox';
import { call } from '../../call.ts';
import { editsTickets } from '../access.ts';
import {
  PhoneSession,
  PhotoLink,
  PhotoLinkValues,
  PhotoUpload,
  PhotoUploadQuery,
  PhotoValues,
  TicketPhoto,
  UploadKey,
  UploadToken,
} from './photos.ts';
import { ticketDevices } from '../ticketDevices.ts';

const Id = Type.String({ format: 'uuid' });
const ById = Type.Object({ id: Id });
const ByPhoto = Type.Object({ id: Id, photoId: Id });
const edits = { update: editsTickets };

/** Calls of photos of devices on tickets. */
export const photoCalls = {
  getTicketPhotos: call('GET /dc/store/:storeId/ticketDevices/:id/photos', {
    of: ticketDevices,
    access: 'one',
    params: ById,
    answer: Type.Array(TicketPhoto),
    summary: 'The photos of a device on a ticket, the oldest first',
  }),

  getTicketPhoto: call('GET /dc/store/:storeId/ticketDevices/:id/photos/:photoId', {
    of: ticketDevices,
    access: 'one',
    params: ByPhoto,
    answer: 'image/*',
    summary: 'Read a photo of a device on a ticket',
  }),

  addTicketPhoto: call('POST /dc/store/:storeId/ticketDevices/:id/photos multipart', {
    of: ticketDevices,
    access: edits,
    params: ById,
    query: PhotoUploadQuery,
    body: PhotoUpload,
    answer: TicketPhoto,
    status: 201,
    summary: 'Add a photo to a device on a ticket',
  }),

  changeTicketPhoto: call('PUT /dc/store/:storeId/ticketDevices/:id/photos/:photoId', {
    of: ticketDevices,
    access: edits,
    params: ByPhoto,
    body: PhotoValues,
    answer: TicketPhoto,
    summary: 'Change phase, visibility and caption of a photo',
  }),

  removeTicketPhoto: call('DELETE /dc/store/:storeId/ticketDevices/:id/photos/:photoId', {
    of: ticketDevices,
    access: edits,
    params: ByPhoto,
    answer: TicketPhoto,
    summary: 'Remove a photo',
  }),

  restoreTicketPhoto: call('POST /dc/store/:storeId/ticketDevices/:id/photos/:photoId/restore', {
    of: ticketDevices,
    access: edits,
    params: ByPhoto,
    answer: TicketPhoto,
    summary: 'Undo the removal of a photo',
  }),

  /** For devices that are not on a ticket yet: `new_devices[].photos` names the file. */
  uploadTicketPhoto: call('POST /dc/store/:storeId/ticketDevices/photoFiles multipart', {
    of: ticketDevices,
    access: edits,
    query: Type.Object({ key: UploadKey }),
    body: PhotoUpload,
    answer: Type.Object({ file: Type.String() }),
    status: 201,
    summary: 'Upload a photo of a device that is about to be taken in',
  }),

  createPhotoLink: call('POST /dc/store/:storeId/ticketDevices/:id/photoLink', {
    of: ticketDevices,
    access: edits,
    params: ById,
    body: PhotoLinkValues,
    answer: PhotoLink,
    status: 201,
    summary: 'Create a code with which a phone adds photos of the device; earlier ones end',
  }),

  revokePhotoLink: call('DELETE /dc/store/:storeId/ticketDevices/:id/photoLink', {
    of: ticketDevices,
    access: edits,
    params: ById,
    summary: 'End the code with which a phone adds photos of the device',
  }),

  getPhoneSession: call('GET /dc/store/:storeId/phone/session', {
    of: ticketDevices,
    access: 'unauthenticated',
    headers: UploadToken,
    answer: PhoneSession,
    summary: 'What a phone with a code adds photos of',
  }),

  addPhonePhoto: call('POST /dc/store/:storeId/phone/photos multipart', {
    of: ticketDevices,
    access: 'unauthenticated',
    headers: UploadToken,
    query: Type.Object({ key: UploadKey }),
    body: PhotoUpload,
    answer: PhoneSession,
    status: 201,
    summary: 'Add a photo from a phone with a code',
  }),
};
