import { and, asc, eq, getTableColumns } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { right, type AccessRule } from '../../src/schemas/can.ts';
import { matches } from '../records/conditions.ts';
import { pageOf } from '../records/listQuery.ts';
import { pageParameters } from '../records/listSchema.ts';
import { locations as table } from '../tables/index.ts';
import { answers, page } from './answers.ts';
import { allowed } from './handling.ts';

const nullable = Type.Unsafe<string | null>({ type: ['string', 'null'] });

const LocationAnswer = Type.Object({
  id: Type.Integer(),
  store_id: Type.String(),
  location_name: Type.String(),
  email: Type.String(),
  phone: nullable,
  description: nullable,
  country: Type.String(),
  state: Type.String(),
  city: Type.String(),
  postcode: Type.String(),
  address_1: Type.String(),
  address_2: nullable,
  timezone: Type.String(),
  business_page_link: nullable,
  image_url: nullable,
  display_order: Type.Number(),
  is_main: Type.Boolean(),
  is_voided: Type.Boolean(),
  created_date: Type.String({ format: 'date-time' }),
});

const seesAll = right('VIEW_ALL_LOCATIONS');
const list: AccessRule = (who) => seesAll(who) || { id: who.location_id };
const model = { access: { list } };

/** The locations that the signed-in staff member may see: all of the store, or the own one. */
export async function locations(app: FastifyInstance) {
  const columns = getTableColumns(table);

  app.get<{ Querystring: { include_voided?: boolean } }>(
    '/dc/store/:storeId/locations',
    {
      config: { access: { action: 'list', model } },
      schema: {
        tags: ['locations'],
        summary: 'List the locations',
        querystring: Type.Object({ ...pageParameters, include_voided: Type.Optional(Type.Boolean()) }),
        response: answers(200, page(LocationAnswer)),
      },
    },
    async ({ scope, who, query }) => {
      const unvoided = query.include_voided === false ? eq(table.is_voided, false) : undefined;
      const where = and(unvoided, matches({ columns }, allowed(who, model)));
      const { page: number, per_page } = pageOf(query);
      const [total, data] = await Promise.all([
        scope.count(table, where),
        scope.select(table, columns, {
          where,
          orderBy: [asc(table.display_order), asc(table.id)],
          limit: per_page,
          offset: (number - 1) * per_page,
        }),
      ]);
      return { data, metadata: { total, page: number, per_page } };
    },
  );
}
