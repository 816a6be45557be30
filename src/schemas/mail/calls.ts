import { Type } from 'typebox';
import { call } from '../call.ts';
import { FilePart } from '../filePart.ts';
import { page } from '../listSchema.ts';
import { Audience, BulkEmail, bulkEmails, BulkEmailSelection, NewBulkEmail } from './bulkEmails.ts';
import { mails, NewMail, StoredMail } from './mail.ts';

const of = { name: 'mails', service: 'customer' } as const;
const Uuid = Type.String({ format: 'uuid' });
const attachments = Type.Optional(Type.Array(FilePart));

/** Calls of emails written by staff, also to several customers (contract 4 §2.11). */
export const mailCalls = {
  createMail: call('POST /dc/store/:storeId/mails multipart', {
    of,
    access: { create: mails.access.create },
    body: Type.Object({ data: NewMail, attachments }),
    answer: StoredMail,
    status: 201,
    summary: 'Send a mail',
  }),

  /** Sends an email again that failed or whose delivery is unknown. */
  sendMailAgain: call('POST /dc/store/:storeId/mails/:id/again', {
    of,
    access: { create: mails.access.create },
    body: Type.Object({ key: Uuid }, { additionalProperties: false }),
    answer: StoredMail,
    status: 201,
    summary: 'Send a mail again',
  }),

  listMails: call('GET /dc/store/:storeId/mails', {
    of,
    access: { list: mails.access.list },
    query: Type.Object({
      customer_id: Type.Optional(Uuid),
      appointment_id: Type.Optional(Uuid),
      request_id: Type.Optional(Uuid),
      page: Type.Optional(Type.Integer({ minimum: 1 })),
      per_page: Type.Optional(Type.Integer({ minimum: 1 })),
    }),
    answer: page(StoredMail),
    summary: 'List mails',
  }),

  getMail: call('GET /dc/store/:storeId/mails/:id', {
    of,
    access: { one: mails.access.one },
    answer: StoredMail,
    summary: 'Read a mail',
  }),

  getAttachment: call('GET /dc/store/:storeId/mails/:id/attachments/:index', {
    of,
    access: { one: mails.access.one },
    answer: 'application/octet-stream',
    summary: 'Read a file of a mail',
  }),

  createBulkEmail: call('POST /dc/store/:storeId/mailings multipart', {
    of,
    access: { create: bulkEmails.access.create },
    body: Type.Object({ data: NewBulkEmail, attachments }),
    answer: BulkEmail,
    status: 201,
    summary: 'Write to several customers',
  }),

  /** How many of the customers a bulk email reaches, and why the others are skipped. */
  previewBulkEmail: call('POST /dc/store/:storeId/mailings/preview', {
    of,
    access: { create: bulkEmails.access.create },
    body: BulkEmailSelection,
    answer: Audience,
    summary: 'Count whom a mail to several customers goes to',
  }),

  listBulkEmails: call('GET /dc/store/:storeId/mailings', {
    of,
    access: { one: bulkEmails.access.one },
    answer: Type.Object({ data: Type.Array(BulkEmail) }),
    summary: 'List the own mails to several customers of the last week',
  }),

  getMailing: call('GET /dc/store/:storeId/mailings/:id', {
    of,
    access: { one: bulkEmails.access.one },
    answer: BulkEmail,
    summary: 'Read how far a mail to several customers is',
  }),

  cancelMailing: call('POST /dc/store/:storeId/mailings/:id/cancel', {
    of,
    access: { create: bulkEmails.access.create },
    answer: BulkEmail,
    summary: 'Cancel a mail to several customers',
  }),
};
