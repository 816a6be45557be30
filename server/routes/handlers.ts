import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Action } from '../../src/schemas/model.ts';
import type { Files } from '../files.ts';
import { readIds, readValues } from '../records/body.ts';
import type { Entity, LinkProperty, Values } from '../records/entity.ts';
import { pageOf, toListQuery } from '../records/listQuery.ts';
import { readList } from '../records/read.ts';
import { create, remove, unlink, update } from '../records/write.ts';
import { allowed, answer, idOf, pathOf, pathValues, readPermitted } from './handling.ts';

export type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

/** What the calls of a model do. */
export function handlersOf(entity: Entity, files: Files): Record<Action, Handler> {
  const { model } = entity;
  return {
    list: async ({ scope, who, query }, reply) => {
      const listQuery = toListQuery(model, query as Values);
      const { records, total } = await readList(scope, entity, listQuery, allowed(who, model));
      reply.header('x-count', total);
      return { data: records, metadata: { total, ...pageOf(query as Values) } };
    },
    one: async (request, reply) => answer(reply, await readPermitted(request, entity)),
    create: async (request, reply) => {
      const { scope, who } = request;
      const values = { ...pathValues(request, entity), ...(await readValues(request, files, model)) };
      return answer(reply.code(201), await create({ scope, who, entity }, values));
    },
    update: async (request, reply) => {
      const { scope, who, headers } = request;
      const values = await readValues(request, files, model);
      const id = idOf(request, entity, values);
      const found = { ifMatch: headers['if-match'], path: pathOf(request) };
      return answer(reply, await update({ scope, who, entity }, id, values, found));
    },
    delete: async ({ scope, who, body }) => ({ data: await remove({ scope, who, entity }, readIds(body)) }),
  };
}

/** Takes linked records out of a record. */
export function unlinking(entity: Entity, link: LinkProperty): Handler {
  return async (request, reply) => {
    const { scope, who, body, headers } = request;
    const id = idOf(request, entity);
    return answer(reply, await unlink({ scope, who, entity }, link, id, readIds(body), headers['if-match']));
  };
}
