import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { TSchema } from 'typebox';
import { endpointsOf, parseEndpoint } from '../../src/schemas/endpoint.ts';
import type { Action } from '../../src/schemas/model.ts';
import { ajvOfQueries } from '../ajv.ts';
import type { Files } from '../files.ts';
import { readIds, readValues } from '../records/body.ts';
import { entityOf, type Entity, type LinkProperty, type Models } from '../records/entity.ts';
import { pageOf, toListQuery } from '../records/listQuery.ts';
import { readList } from '../records/read.ts';
import { create, remove, unlink, update } from '../records/write.ts';
import { callSchema } from './crudSchemas.ts';
import { allowed, answer, idOf, readPermitted } from './handling.ts';
import { rest } from './rest.ts';

export interface CrudOptions {
  models: Models;
  files: Files;
}

type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

/** The calls of every model: those that the specification fixes, otherwise the plain REST dialect. */
export async function crud(app: FastifyInstance, { models, files }: CrudOptions) {
  app.setValidatorCompiler<TSchema>(({ schema, httpPart }) =>
    httpPart === 'body' ? () => true : ajvOfQueries.compile(schema),
  );
  for (const model of Object.values(models)) {
    const entity = entityOf(model, models);
    if (model.endpoints) specified(app, entity, files);
    else rest(app, entity, files);
  }
}

function specified(app: FastifyInstance, entity: Entity, files: Files) {
  const { model } = entity;
  for (const [action, handler] of Object.entries(handlers(entity, files)) as [Action, Handler][]) {
    for (const { method, path } of endpointsOf(model, action)) {
      const schema = callSchema(model, action);
      app.route({ method, url: path, config: { access: { action, model } }, schema, handler });
    }
  }
  for (const link of entity.links) {
    const { method, path } = parseEndpoint(model.links?.[link.property]?.unlink ?? '');
    app.route({
      method,
      url: path,
      config: { access: { action: 'update', model } },
      schema: callSchema(model, 'unlink'),
      handler: unlinking(entity, link),
    });
  }
}

function handlers(entity: Entity, files: Files): Record<Action, Handler> {
  const { model } = entity;
  return {
    async list({ scope, who, query }) {
      const listQuery = toListQuery(model, query as Record<string, unknown>);
      const { records, total } = await readList(scope, entity, listQuery, allowed(who, model));
      return { data: records, metadata: { total, ...pageOf(query as Record<string, unknown>) } };
    },
    async one(request, reply) {
      return answer(reply, await readPermitted(request, entity));
    },
    async create(request, reply) {
      const { scope, who } = request;
      return answer(reply.code(201), await create({ scope, who, entity }, await readValues(request, files)));
    },
    async update(request, reply) {
      const { scope, who, headers } = request;
      const values = await readValues(request, files);
      const id = idOf(request, entity, values);
      return answer(reply, await update({ scope, who, entity }, id, values, headers['if-match']));
    },
    async delete({ scope, who, body }) {
      return { data: await remove({ scope, who, entity }, readIds(body)) };
    },
  };
}

function unlinking(entity: Entity, link: LinkProperty): Handler {
  return async (request, reply) => {
    const { scope, who, body, headers } = request;
    const id = idOf(request, entity);
    return answer(reply, await unlink({ scope, who, entity }, link, id, readIds(body), headers['if-match']));
  };
}
