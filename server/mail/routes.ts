import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { mails as model, NewMail, StoredMail } from '../../src/schemas/mail/mail.ts';
import { readerOf } from '../core/ajv.ts';
import { isUuid } from '../core/ids.ts';
import { notFound } from '../core/problem.ts';
import { pageOf } from '../core/records/listQuery.ts';
import { FilePart } from '../../src/schemas/filePart.ts';
import { answers } from '../core/routes/answers.ts';
import { page } from '../../src/schemas/listSchema.ts';
import { listMails, readAttachment, readMail, sendAgain, sendWritten } from './composed.ts';
import type { LimitMails } from '../mailQueue/index.ts';
import { readMailForm } from './readForm.ts';

const tags = ['mails'];
const path = '/dc/store/:storeId/mails';
const config = (action: 'create' | 'list' | 'one') => ({ access: { action, model } });

const content = {
  'multipart/form-data': {
    schema: Type.Object({ data: NewMail, attachments: Type.Optional(Type.Array(FilePart)) }),
  },
};
const Again = Type.Object({ key: Type.String({ format: 'uuid' }) }, { additionalProperties: false });
const Query = Type.Object({
  customer_id: Type.Optional(Type.String({ format: 'uuid' })),
  appointment_id: Type.Optional(Type.String({ format: 'uuid' })),
  request_id: Type.Optional(Type.String({ format: 'uuid' })),
  page: Type.Optional(Type.Integer({ minimum: 1 })),
  per_page: Type.Optional(Type.Integer({ minimum: 1 })),
});

const readNewMail = readerOf(NewMail);

/** Emails written by staff, and their states (contract 4 §2.11). */
export async function mailRoutes(app: FastifyInstance, { limit }: { limit: LimitMails }) {
  app.post(
    path,
    {
      config: config('create'),
      schema: { tags, summary: 'Send a mail', body: { content }, response: answers(201, StoredMail) },
      validatorCompiler: () => () => true,
    },
    async (request, reply) => {
      const { data, files } = await readMailForm(request);
      const mail = readNewMail(data);
      return reply.code(201).send(await sendWritten(request.scope, request.who, mail, { files, limit }));
    },
  );

  app.post<{ Params: { id: string }; Body: { key: string } }>(
    `${path}/:id/again`,
    {
      config: config('create'),
      schema: { tags, summary: 'Send a mail again', body: Again, response: answers(201, StoredMail) },
    },
    async ({ scope, who, params, body }, reply) =>
      reply.code(201).send(await sendAgain(scope, who, { id: idOf(params), key: body.key, limit })),
  );

  app.get<{ Querystring: Record<string, unknown> }>(
    path,
    {
      config: config('list'),
      schema: { tags, summary: 'List mails', querystring: Query, response: answers(200, page(StoredMail)) },
    },
    ({ scope, who, query }) => listMails(scope, who, query, pageOf(query)),
  );

  app.get<{ Params: { id: string } }>(
    `${path}/:id`,
    { config: config('one'), schema: { tags, summary: 'Read a mail', response: answers(200, StoredMail) } },
    ({ scope, who, params }) => readMail(scope, who, idOf(params)),
  );

  app.get<{ Params: { id: string; index: string } }>(
    `${path}/:id/attachments/:index`,
    { config: config('one'), schema: { tags, summary: 'Read a file of a mail' } },
    async ({ scope, who, params }, reply) => {
      const file = await readAttachment(scope, who, idOf(params), Number(params.index));
      return reply
        .headers({
          'content-type': file.contentType,
          'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(file.filename)}`,
          'x-content-type-options': 'nosniff',
        })
        .send(file.content);
    },
  );
}

/** An invalid id is not found. */
function idOf({ id }: { id: string }): string {
  if (!isUuid(id)) throw notFound();
  return id;
}
