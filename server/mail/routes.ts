import type { FastifyInstance } from 'fastify';
import { mailCalls } from '../../src/schemas/mail/calls.ts';
import { NewMail } from '../../src/schemas/mail/mail.ts';
import { readerOf } from '../core/ajv.ts';
import { checkId } from '../core/checkId.ts';
import { pageOf } from '../core/records/listQuery.ts';
import { serve } from '../core/routes/serve.ts';
import type { LimitMails } from '../mailQueue/index.ts';
import { listMails, readAttachment, readMail, sendAgain, sendWritten } from './composed.ts';
import { readMailForm } from './readForm.ts';

const readNewMail = readerOf(NewMail);

/** Emails written by staff, and their states (contract 4 §2.11). */
export async function mailRoutes(app: FastifyInstance, { limit }: { limit: LimitMails }) {
  serve(app, mailCalls.createMail, async (request) => {
    const { data, files } = await readMailForm(request);
    return sendWritten(request.scope, request.who, readNewMail(data), { files, limit });
  });

  serve(app, mailCalls.sendMailAgain, ({ scope, who, params, body }) =>
    sendAgain(scope, who, { id: checkId(params.id), key: body.key, limit }),
  );

  serve(app, mailCalls.listMails, ({ scope, who, query }) => listMails(scope, who, query, pageOf(query)));

  serve(app, mailCalls.getMail, ({ scope, who, params }) => readMail(scope, who, checkId(params.id)));

  serve(app, mailCalls.getAttachment, async ({ scope, who, params }, reply) => {
    const file = await readAttachment(scope, who, checkId(params.id), Number(params.index));
    reply.headers({
      'content-type': file.contentType,
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(file.filename)}`,
      'x-content-type-options': 'nosniff',
    });
    return file.content;
  });
}
