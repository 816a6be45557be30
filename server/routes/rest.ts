import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { fromAjv } from '../../src/schemas/validate.ts';
import { ajvOfQueries } from '../ajv.ts';
import type { Files } from '../files.ts';
import { badRequest } from '../problem.ts';
import { readValues } from '../records/body.ts';
import type { Entity, Values } from '../records/entity.ts';
import type { ListQuery, Sort } from '../records/listQuery.ts';
import { filterSchema, MAX_PER_PAGE } from '../records/listSchema.ts';
import { readList } from '../records/read.ts';
import { create, remove, update } from '../records/write.ts';
import { answers } from './answers.ts';
import { callSchema, recordSchema } from './crudSchemas.ts';
import { allowed, answer, idOf, readPermitted } from './handling.ts';

const restQuery = Type.Object({
  filter: Type.Optional(Type.String({ description: 'A JSON object' })),
  range: Type.Optional(Type.String({ description: 'A JSON array: the first and the last position' })),
  sort: Type.Optional(Type.String({ description: 'A JSON array: a property and ASC or DESC' })),
});

/** The dialect of ra-data-simple-rest, for models whose calls the specification does not fix. */
export function rest(app: FastifyInstance, entity: Entity, files: Files) {
  const { model } = entity;
  const toListQuery = restQueryReader(entity);
  const collection = `/dc/store/:storeId/${model.name}`;
  const single = `${collection}/:id`;

  app.get(
    collection,
    {
      config: { access: { action: 'list', model } },
      schema: {
        ...callSchema(model, 'list'),
        querystring: restQuery,
        response: answers(200, Type.Array(recordSchema(model))),
      },
    },
    async ({ scope, who, query }, reply) => {
      const listQuery = toListQuery(query as Values);
      const { records, total } = await readList(scope, entity, listQuery, allowed(who, model));
      const { offset } = listQuery;
      const last = Math.max(offset + records.length - 1, 0);
      reply.header('content-range', `${model.name} ${offset}-${last}/${total}`);
      return records;
    },
  );

  app.get(
    single,
    { config: { access: { action: 'one', model } }, schema: callSchema(model, 'one') },
    async (request, reply) => answer(reply, await readPermitted(request, entity)),
  );

  app.post(
    collection,
    { config: { access: { action: 'create', model } }, schema: callSchema(model, 'create') },
    async (request, reply) => {
      const { scope, who } = request;
      return answer(reply.code(201), await create({ scope, who, entity }, await readValues(request, files)));
    },
  );

  app.put(
    single,
    { config: { access: { action: 'update', model } }, schema: callSchema(model, 'update') },
    async (request, reply) => {
      const { scope, who, headers } = request;
      const values = await readValues(request, files);
      const id = idOf(request, entity);
      return answer(reply, await update({ scope, who, entity }, id, values, headers['if-match']));
    },
  );

  app.delete(
    single,
    {
      config: { access: { action: 'delete', model } },
      schema: { ...callSchema(model, 'one'), summary: `Remove one of the ${model.name}` },
    },
    async (request) => {
      const { scope, who } = request;
      const { record } = await readPermitted(request, entity);
      await remove({ scope, who, entity }, [record.id]);
      return record;
    },
  );
}

function restQueryReader({ model, columns }: Entity) {
  const schema = filterSchema(model);
  const isFilter = ajvOfQueries.compile({ ...schema, additionalProperties: false });
  return (query: Values): ListQuery => {
    const { id, ...filter } = readJson<Values>('filter', query, {});
    if (id !== undefined) filter.ids = id;
    if (!isFilter(filter)) throw badRequest((isFilter.errors ?? []).map(fromAjv));
    const [first, last] = readJson<[number, number]>('range', query, [0, MAX_PER_PAGE - 1]);
    if (!Number.isSafeInteger(first) || !Number.isSafeInteger(last) || first < 0 || last < first) {
      throw badRequest([{ path: '/range', code: 'minimum', params: { limit: 0 } }]);
    }
    const [field, order] = readJson<[string, Sort['order']]>('sort', query, ['id', 'ASC']);
    if (!Object.hasOwn(columns, field) || !['ASC', 'DESC'].includes(order)) {
      throw badRequest([{ path: '/sort', code: 'enum' }]);
    }
    const limit = Math.min(last - first + 1, MAX_PER_PAGE);
    return { filter, sorts: [{ field, order }], offset: first, limit, withLinks: true };
  };
}

function readJson<T>(name: string, query: Values, fallback: T): T {
  const text = query[name];
  if (typeof text !== 'string') return fallback;
  try {
    const value: unknown = JSON.parse(text);
    if (Array.isArray(value) === Array.isArray(fallback) && typeof value === 'object' && value)
      return value as T;
  } catch {
    // falls through to the same answer
  }
  throw badRequest([{ path: `/${name}`, code: 'json' }]);
}
