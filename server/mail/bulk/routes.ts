import type { FastifyInstance } from 'fastify';
import { NewBulkEmail } from '../../../src/schemas/mail/bulkEmails.ts';
import { mailCalls } from '../../../src/schemas/mail/calls.ts';
import { readerOf } from '../../core/ajv.ts';
import { checkId } from '../../core/checkId.ts';
import type { JobKinds } from '../../core/jobs/kinds.ts';
import { serve } from '../../core/routes/serve.ts';
import { readMailForm } from '../readForm.ts';
import { audienceOf } from './audience.ts';
import { createBulkEmail, cancelBulkEmail, readBulkEmail, recentBulkEmails } from './bulkEmails.ts';

const readNewMailing = readerOf(NewBulkEmail);

/** Bulk emails: each customer receives an email of their own (contract 4 §2.11). */
export async function bulkEmailRoutes(app: FastifyInstance, { kinds }: { kinds: JobKinds }) {
  serve(app, mailCalls.createBulkEmail, async (request) => {
    const { data, files } = await readMailForm(request);
    return createBulkEmail(request.scope, request.who, readNewMailing(data), files);
  });

  serve(app, mailCalls.previewBulkEmail, async ({ scope, body }) => {
    const { ids, left_out } = await audienceOf(scope, body.customer_ids, body.purpose ?? 'NEWSLETTER');
    return { total: ids.length, left_out };
  });

  serve(app, mailCalls.listBulkEmails, ({ scope, who }) => recentBulkEmails(scope, who));

  serve(app, mailCalls.getMailing, ({ scope, who, params }) => readBulkEmail(scope, who, checkId(params.id)));

  serve(app, mailCalls.cancelMailing, ({ scope, who, params }) =>
    cancelBulkEmail(scope, who, kinds, checkId(params.id)),
  );
}
