import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { HistoryEntry, isRestorable, recordPath } from '../../../src/schemas/history.ts';
import type { Model } from '../../../src/schemas/model.ts';
import { readHistory } from '../history/read.ts';
import { restore } from '../history/restore.ts';
import type { Entity, Values } from '../records/entity.ts';
import { pageOf } from '../records/listQuery.ts';
import { pageParameters, page } from '../../../src/schemas/listSchema.ts';
import { readBare } from '../records/read.ts';
import { etagOf } from '../records/version.ts';
import { requirePermission } from '../records/write.ts';
import { answers } from './answers.ts';
import { recordSchema } from '../../../src/schemas/recordSchema.ts';
import { idOf } from './recordRequest.ts';

const Missing = Type.Object({
  path: Type.String(),
  code: Type.String(),
  params: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
});

/** Registers the history of a model's records, and the restoring of deleted records (contract 0 §8). */
export function history(app: FastifyInstance, entity: Entity) {
  const { model } = entity;
  const url = recordPath(model);
  if (!url) return;
  app.get(`${url}/history`, historyOptions(model), async (request) => {
    const { record } = await readBare(request.scope, entity, idOf(request, entity));
    requirePermission(request.who, 'one', entity, record);
    return answerHistory(request, entity, record);
  });
  if (!isRestorable(model)) return;
  app.post(
    `${url}/restore`,
    {
      config: { access: { action: 'delete', model } },
      schema: {
        tags: [model.name],
        summary: `Restore one of the ${model.name} that was deleted within a day`,
        response: answers(200, Type.Object({ data: recordSchema(model), missing: Type.Array(Missing) })),
      },
    },
    async (request, reply) => {
      const { scope, who } = request;
      const { found, missing } = await restore({ scope, who, entity }, idOf(request, entity));
      reply.header('etag', etagOf(found));
      return { data: found.record, missing };
    },
  );
}

/** The schemas of the call for its documentation. */
export const historyOptions = (model: Model) => ({
  config: { access: { action: 'one' as const, model } },
  schema: {
    tags: [model.name],
    summary: `List what was changed in one of the ${model.name}`,
    querystring: Type.Object(pageParameters),
    response: answers(200, page(HistoryEntry)),
  },
});

export const answerHistory = (
  { scope, who, query }: FastifyRequest,
  entity: Pick<Entity, 'model' | 'references' | 'links'>,
  record: Values,
) => readHistory({ scope, who, entity }, record, pageOf(query as Values));
