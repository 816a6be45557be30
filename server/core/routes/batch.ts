import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { batchEndpoint } from '../../../src/schemas/batch.ts';
import { BatchResults } from '../../../src/schemas/batchResults.ts';
import type { Files } from '../files.ts';
import { updateBatch } from '../records/batch.ts';
import { readItems } from '../records/body.ts';
import type { Entity } from '../records/entity.ts';
import { answers } from './answers.ts';

/** Response schema of a batch: the result of each item. */
const itemAnswers = answers(200, BatchResults);

/** Registers the batch call of a model, unless its domain implements it. */
export function batch(app: FastifyInstance, entity: Entity, files: Files) {
  const { model } = entity;
  const endpoint = batchEndpoint(model);
  if (!endpoint || app.hasRoute({ method: endpoint.method, url: endpoint.path })) return;
  const { id } = model.schema.properties;
  const changed = (model.bulk ?? []).map((key) => [
    key,
    Type.Optional(Type.Unsafe(model.schema.properties[key]!)),
  ]);
  const version = Type.Optional(Type.String({ description: 'The version that it is based on' }));
  const item = Type.Object({
    id: id!,
    modified_date: version,
    _etag: version,
    ...Object.fromEntries(changed),
  });
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    config: { access: { action: 'update', model } },
    schema: {
      tags: [model.name],
      summary: `Change many of the ${model.name}`,
      body: Type.Array(item),
      response: itemAnswers,
    },
    handler: async (request) => {
      const { scope, who } = request;
      const { sent } = await readItems(request, files, model);
      return { data: await updateBatch({ scope, who, entity }, sent) };
    },
  });
}
