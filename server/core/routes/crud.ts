import type { FastifyInstance } from 'fastify';
import type { TSchema } from 'typebox';
import { parseEndpoint } from '../../../src/schemas/endpoint.ts';
import type { Action } from '../../../src/schemas/can.ts';
import { queryValidatorOf } from '../ajv.ts';
import type { Files } from '../files.ts';
import { entityOf, type Entity, type Hooks, type Models } from '../records/entity.ts';
import { batch } from './batch.ts';
import { counts } from './counts.ts';
import { callSchema } from './crudSchemas.ts';
import { declaredRoutes } from './declaredRoute.ts';
import { history } from './history.ts';
import { handlersOf, unlinking, type Handler } from './recordHandlers.ts';
import { rest } from './rest.ts';
import { steps } from './steps.ts';

export interface CrudOptions {
  models: Models;
  files: Files;
  hooks?: Record<string, Hooks>;
}

/** Registers the calls of all models: those fixed by the contract, otherwise the REST dialect. */
export async function crud(app: FastifyInstance, { models, files, hooks = {} }: CrudOptions) {
  app.setValidatorCompiler<TSchema>(({ schema, httpPart }) =>
    httpPart === 'body' ? () => true : queryValidatorOf(schema),
  );
  const entities = new Map<string, Entity>();
  for (const model of Object.values(models)) {
    if (model.bespoke) continue;
    const entity = entityOf(model, models, hooks[model.name]);
    if (model.endpoints) specified(app, entity, files);
    else rest(app, entity, files);
    batch(app, entity, files);
    history(app, entity);
    steps(app, entity);
    entities.set(model.name, entity);
  }
  counts(app, entities);
}

function specified(app: FastifyInstance, entity: Entity, files: Files) {
  const { model } = entity;
  for (const [action, handler] of Object.entries(handlersOf(entity, files)) as [Action, Handler][]) {
    for (const route of declaredRoutes(model, action)) {
      app.route({ ...route, schema: callSchema(model, action), handler });
    }
  }
  for (const link of entity.links) {
    const { method, path } = parseEndpoint(link.unlink);
    app.route({
      method,
      url: path,
      config: { access: { action: 'update', model } },
      schema: callSchema(model, 'unlink'),
      handler: unlinking(entity, link),
    });
  }
}
