import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import type { Action } from '../../../src/schemas/can.ts';
import { restPath } from '../../../src/schemas/restPath.ts';
import type { Files } from '../files.ts';
import type { Entity, Values } from '../records/entity.ts';
import { readList } from '../records/read.ts';
import { restQueryReader } from '../records/restQuery.ts';
import { remove } from '../records/write.ts';
import { answers } from './answers.ts';
import { callSchema, listedSchema } from './crudSchemas.ts';
import { handlersOf, type Handler } from './recordHandlers.ts';
import { allowed, readPermitted } from './recordRequest.ts';

const restQuery = Type.Object({
  filter: Type.Optional(Type.String({ description: 'A JSON object' })),
  range: Type.Optional(Type.String({ description: 'A JSON array: the first and the last position' })),
  sort: Type.Optional(Type.String({ description: 'A JSON array: a property and ASC or DESC' })),
});

/** Registers the dialect of ra-data-simple-rest, for models whose calls the contract does not fix. */
export function rest(app: FastifyInstance, entity: Entity, files: Files) {
  const { model } = entity;
  const { bodyLimit } = model;
  const { one, create, update } = handlersOf(entity, files);
  const collection = restPath(model.name);
  const single = `${collection}/:id`;
  const options = (action: Action, schema: object = callSchema(model, action)) => ({
    config: { access: { action, model } },
    schema,
  });
  const listed = { querystring: restQuery, response: answers(200, Type.Array(listedSchema(model))) };
  const removed = { ...callSchema(model, 'one'), summary: `Remove one of the ${model.name}` };

  app.get(collection, options('list', { ...callSchema(model, 'list'), ...listed }), listing(entity));
  app.get(single, options('one'), one);
  app.post(collection, { ...options('create'), ...(bodyLimit && { bodyLimit }) }, create);
  app.put(single, options('update'), update);
  app.delete(single, options('delete', removed), removing(entity));
}

function listing(entity: Entity): Handler {
  const toListQuery = restQueryReader(entity);
  return async ({ scope, who, query }, reply) => {
    const listQuery = toListQuery(query as Values);
    const { records, total } = await readList({ scope, who, entity }, listQuery, allowed(who, entity.model));
    const first = listQuery.offset;
    reply.header('content-range', `${entity.model.name} ${first}-${first + records.length - 1}/${total}`);
    return records;
  };
}

function removing(entity: Entity): Handler {
  return async (request) => {
    const { scope, who } = request;
    const { record } = await readPermitted(request, entity);
    await remove({ scope, who, entity }, [record.id]);
    return record;
  };
}
