import type { FastifyInstance } from 'fastify';
import { Type, type Static } from 'typebox';
import {
  Audience,
  BulkEmailSelection,
  BulkEmail,
  bulkEmails as model,
  NewBulkEmail,
} from '../../../src/schemas/mail/bulkEmails.ts';
import { readerOf } from '../../core/ajv.ts';
import { isUuid } from '../../core/ids.ts';
import type { JobKinds } from '../../core/jobs/kinds.ts';
import { notFound } from '../../core/problem.ts';
import { FilePart } from '../../../src/schemas/filePart.ts';
import { answers } from '../../core/routes/answers.ts';
import { readMailForm } from '../readForm.ts';
import { audienceOf } from './audience.ts';
import { createBulkEmail, cancelBulkEmail, readBulkEmail, recentBulkEmails } from './bulkEmails.ts';

const tags = ['mails'];
const path = '/dc/store/:storeId/mailings';
const config = (action: 'create' | 'one') => ({ access: { action, model } });

const content = {
  'multipart/form-data': {
    schema: Type.Object({ data: NewBulkEmail, attachments: Type.Optional(Type.Array(FilePart)) }),
  },
};

const readNewMailing = readerOf(NewBulkEmail);

/** Bulk emails: each customer receives an email of their own (contract 4 §2.11). */
export async function bulkEmailRoutes(app: FastifyInstance, { kinds }: { kinds: JobKinds }) {
  app.post(
    path,
    {
      config: config('create'),
      schema: {
        tags,
        summary: 'Write to several customers',
        body: { content },
        response: answers(201, BulkEmail),
      },
      validatorCompiler: () => () => true,
    },
    async (request, reply) => {
      const { data, files } = await readMailForm(request);
      return reply
        .code(201)
        .send(await createBulkEmail(request.scope, request.who, readNewMailing(data), files));
    },
  );

  app.post<{ Body: Static<typeof BulkEmailSelection> }>(
    `${path}/preview`,
    {
      config: config('create'),
      schema: {
        tags,
        summary: 'Count whom a mail to several customers goes to',
        body: BulkEmailSelection,
        response: answers(200, Audience),
      },
    },
    async ({ scope, body }) => {
      const { ids, left_out } = await audienceOf(scope, body.customer_ids, body.purpose ?? 'NEWSLETTER');
      return { total: ids.length, left_out };
    },
  );

  app.get(
    path,
    {
      config: config('one'),
      schema: {
        tags,
        summary: 'List the own mails to several customers of the last week',
        response: answers(200, Type.Object({ data: Type.Array(BulkEmail) })),
      },
    },
    ({ scope, who }) => recentBulkEmails(scope, who),
  );

  app.get<{ Params: { id: string } }>(
    `${path}/:id`,
    {
      config: config('one'),
      schema: {
        tags,
        summary: 'Read how far a mail to several customers is',
        response: answers(200, BulkEmail),
      },
    },
    ({ scope, who, params }) => readBulkEmail(scope, who, idOf(params)),
  );

  app.post<{ Params: { id: string } }>(
    `${path}/:id/cancel`,
    {
      config: config('create'),
      schema: { tags, summary: 'Cancel a mail to several customers', response: answers(200, BulkEmail) },
    },
    ({ scope, who, params }) => cancelBulkEmail(scope, who, kinds, idOf(params)),
  );
}

/** An invalid id is not found. */
function idOf({ id }: { id: string }): string {
  if (!isUuid(id)) throw notFound();
  return id;
}
