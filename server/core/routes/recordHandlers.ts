import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Action } from '../../../src/schemas/can.ts';
import type { Files } from '../files.ts';
import { notFound } from '../problem.ts';
import { hasKeyword } from '../../../src/schemas/endpoint.ts';
import { readIds, readItems, readValues } from '../records/body.ts';
import type { Entity, LinkProperty, Values } from '../records/entity.ts';
import { pageOf, toListQuery } from '../records/listQuery.ts';
import { readList } from '../records/read.ts';
import { voidRecords } from '../records/void.ts';
import { listed } from '../records/version.ts';
import { create, createAll, remove, unlink, update } from '../records/write.ts';
import { allowed, answer, idOf, pathOf, pathValues, readPermitted, withParts } from './recordRequest.ts';

export type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

/** The handlers of a model's calls. */
export function handlersOf(entity: Entity, files: Files): Record<Action, Handler> {
  const { model } = entity;
  return {
    list: async ({ scope, who, query }, reply) => {
      const listQuery = toListQuery(model, query as Values);
      const { records, total } = await readList({ scope, who, entity }, listQuery, allowed(who, model));
      reply.header('x-count', total);
      const found = { data: records, metadata: { total, ...pageOf(query as Values) } };
      return hasKeyword(model, 'list', 'nested') ? { data: found } : found;
    },
    one: async (request, reply) =>
      answer(reply, await withParts(request, entity, readPermitted(request, entity))),
    create: async (request, reply) => {
      const { scope, who } = request;
      if (hasKeyword(model, 'create', 'several')) {
        const { sent } = await readItems(request, files, model);
        const made = await createAll({ scope, who, entity }, sent);
        return reply.code(201).send({ data: made.map(listed) });
      }
      const { sent, picture } = await readValues(request, files, model);
      const values = { ...sent, ...pathValues(request, entity) };
      const created = create({ scope, who, entity, picture }, values);
      return answer(reply.code(201), await withParts(request, entity, created));
    },
    update: async (request, reply) => {
      const { scope, who, headers } = request;
      const { sent, picture } = await readValues(request, files, model);
      const id = idOf(request, entity, sent);
      const found = { ifMatch: headers['if-match'], path: pathOf(request) };
      const updated = update({ scope, who, entity, picture }, id, sent, found);
      return answer(reply, await withParts(request, entity, updated));
    },
    delete: async (request) => {
      const { scope, who, body, params } = request;
      const ids = 'id' in (params as Values) ? [idOf(request, entity)] : readIds(body);
      const writing = { scope, who, entity };
      const data = entity.columns.deleted_date
        ? await voidRecords(writing, ids, pathOf(request))
        : await remove(writing, ids);
      if (data.length === 0 && 'id' in (params as Values)) throw notFound();
      return { data };
    },
  };
}

/** Returns the handler that removes links. */
export function unlinking(entity: Entity, link: LinkProperty): Handler {
  return async (request, reply) => {
    const { scope, who, body, headers } = request;
    const id = idOf(request, entity);
    return answer(reply, await unlink({ scope, who, entity }, link, id, readIds(body), headers['if-match']));
  };
}
