import type { FastifyInstance } from 'fastify';
import { customerCalls } from '../../../src/schemas/customers/calls.ts';
import { serve } from '../../core/routes/serve.ts';
import { emailsOf } from '../emails.ts';
import { checkId } from '../../core/checkId.ts';
import { currentOf } from './current.ts';
import { mergeCustomers } from './merge.ts';
import { readSides } from './side.ts';
import { listMerges, undoMerge } from './undo.ts';

/** Merge of two customers, which can be undone for a day (contract 4 §7). */
export async function mergeRoutes(app: FastifyInstance) {
  serve(app, customerCalls.getMergeSides, ({ scope, query }) =>
    readSides(scope, query.kept_id, query.merged_id),
  );

  serve(app, customerCalls.mergeCustomers, async ({ scope, who, body }) => ({
    id: await mergeCustomers(scope, who, body),
    kept_id: body.kept.id,
  }));

  serve(app, customerCalls.getCurrentCustomer, async ({ scope, params }) => ({
    id: await currentOf(scope, checkId(params.id)),
  }));

  serve(app, customerCalls.getEmails, async ({ scope, params }) => {
    return { data: await emailsOf(scope, checkId(params.id)) };
  });

  serve(app, customerCalls.getMerges, async ({ scope, params }) => ({
    data: await listMerges(scope, checkId(params.id)),
  }));

  serve(app, customerCalls.undoMerge, ({ scope, who, params }) => undoMerge(scope, who, checkId(params.id)));
}
