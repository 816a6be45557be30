import type { FastifyInstance } from 'fastify';
import { Type, type Static } from 'typebox';
import { customers } from '../../../src/schemas/customers/customers.ts';
import { Merge, MergeRequest, MergeSide, UnmergeResult } from '../../../src/schemas/customers/merge.ts';
import { notFound } from '../../core/problem.ts';
import { answers } from '../../core/routes/answers.ts';
import { checkId, customerPath, namesCustomer, type CustomerParams } from '../paths.ts';
import { emailsOf } from '../emails.ts';
import { mergeCustomers } from './merge.ts';
import { readSides } from './side.ts';
import { currentOf } from './current.ts';
import { listMerges, undoMerge } from './undo.ts';

const tags = ['customers'];
const config = { access: { action: 'update', model: customers } } as const;

const Both = Type.Object({
  kept_id: Type.String({ format: 'uuid' }),
  merged_id: Type.String({ format: 'uuid' }),
});

/** Merge of two customers, which can be undone for a day (contract 4 §7). */
export async function mergeRoutes(app: FastifyInstance) {
  const path = `${customerPath}/merge`;

  app.get<{ Querystring: Static<typeof Both> }>(
    path,
    {
      config,
      schema: {
        tags,
        summary: 'Read two customers with all that a merge decides about',
        querystring: Both,
        response: answers(200, Type.Object({ kept: MergeSide, merged: MergeSide })),
      },
    },
    async ({ scope, query }) => {
      const [kept, merged] = await readSides(scope, [query.kept_id, query.merged_id]);
      return { kept, merged };
    },
  );

  app.post<{ Body: MergeRequest }>(
    path,
    {
      config,
      schema: {
        tags,
        summary: 'Merge a customer into another',
        body: MergeRequest,
        response: answers(201, Type.Object({ id: Type.String(), kept_id: Type.String() })),
      },
    },
    async ({ scope, who, body }, reply) => {
      const id = await mergeCustomers(scope, who, body);
      return reply.code(201).send({ id, kept_id: body.kept.id });
    },
  );

  app.get<CustomerParams>(
    `${customerPath}/:id/current`,
    {
      config: { access: { action: 'one', model: customers } },
      schema: {
        tags,
        summary: 'Find whom a merged customer has become',
        params: namesCustomer,
        response: answers(200, Type.Object({ id: Type.String() })),
      },
    },
    async ({ scope, params }) => ({ id: await currentOf(scope, checkId(params.id)) }),
  );

  app.get<CustomerParams>(
    `${customerPath}/:id/emails`,
    {
      config: { access: { action: 'one', model: customers } },
      schema: {
        tags,
        summary: 'List the e-mail addresses of a customer: the present one, then those that they had',
        params: namesCustomer,
        response: answers(200, Type.Object({ data: Type.Array(Type.String()) })),
      },
    },
    async ({ scope, params }) => {
      const data = await emailsOf(scope, checkId(params.id));
      if (data.length === 0) throw notFound();
      return { data };
    },
  );

  app.get<CustomerParams>(
    `${customerPath}/:id/merges`,
    {
      config: { access: { action: 'one', model: customers } },
      schema: {
        tags,
        summary: 'List the merges of a customer of the last day, the newest first',
        params: namesCustomer,
        response: answers(200, Type.Object({ data: Type.Array(Merge) })),
      },
    },
    async ({ scope, params }) => ({ data: await listMerges(scope, checkId(params.id)) }),
  );

  app.post<CustomerParams>(
    `${path}/:id/undo`,
    {
      config,
      schema: { tags, summary: 'Undo a merge', params: namesCustomer, response: answers(200, UnmergeResult) },
    },
    ({ scope, who, params }) => undoMerge(scope, who, checkId(params.id)),
  );
}
