import type { FastifyInstance, FastifyRequest } from 'fastify';
import { eq, getTableColumns } from 'drizzle-orm';
import { Type } from 'typebox';
import { signedIn } from '../plugins/access.ts';
import { forbidden, notFound } from '../problem.ts';
import type { Values } from '../records/entity.ts';
import { pageOf } from '../records/listQuery.ts';
import { pageParameters } from '../records/listSchema.ts';
import { staff } from '../tables/index.ts';
import { answers, page } from './answers.ts';

const StaffSettings = Type.Object({ staff_id: Type.String(), default_locale: Type.String() });

const StaffAnswer = Type.Object({
  id: Type.String(),
  store_id: Type.String(),
  first_name: Type.String(),
  last_name: Type.String(),
  email: Type.String(),
  phone: Type.Unsafe<string | null>({ type: ['string', 'null'] }),
  role: Type.String(),
  status: Type.String(),
  is_voided: Type.Boolean(),
  location_id: Type.Unsafe<number | null>({ type: ['integer', 'null'] }),
  settings: StaffSettings,
});

const Permission = Type.Object({
  permission_id: Type.String(),
  store_id: Type.String(),
  permission: Type.Object({ right: Type.String(), name: Type.String() }),
});

const config = { access: signedIn };

/** The signed-in staff member: who that is, what they may do, and their own settings. */
export async function staffRoutes(app: FastifyInstance) {
  const path = '/dc/store/:storeId/staff/:staffId';

  app.get(
    path,
    {
      config,
      schema: { tags: ['staff'], summary: 'Read the staff member', response: answers(200, StaffAnswer) },
    },
    async (request) => {
      const row = await readOneself(request);
      return { ...row, settings: settingsOf(row) };
    },
  );

  app.get(
    `${path}/permissions`,
    {
      config,
      schema: {
        tags: ['staff'],
        summary: 'List the effective rights',
        querystring: Type.Object(pageParameters),
        response: answers(200, page(Permission)),
      },
    },
    async (request) => {
      const { store_id } = await readOneself(request);
      const { page: number, per_page } = pageOf(request.query as Values);
      const { rights } = request.who;
      const data = rights.slice((number - 1) * per_page, number * per_page).map((right) => ({
        permission_id: right,
        store_id,
        permission: { right, name: right },
      }));
      return { data, metadata: { total: rights.length, page: number, per_page } };
    },
  );

  app.get(
    `${path}/settings`,
    {
      config,
      schema: { tags: ['staff'], summary: 'Read the own settings', response: answers(200, StaffSettings) },
    },
    async (request) => settingsOf(await readOneself(request)),
  );
}

type StaffRow = typeof staff.$inferSelect;

/** The path names a staff member by id or by the uid of the sign-in; so far only oneself. */
async function readOneself({ params, scope, uid, who }: FastifyRequest): Promise<StaffRow> {
  const { staffId } = params as { staffId: string };
  const [row] = await scope.select(staff, getTableColumns(staff), { where: eq(staff.id, who.staff_id) });
  if (!row) throw notFound();
  if (staffId !== row.id && staffId !== uid) throw forbidden();
  return row;
}

const settingsOf = ({ id, settings }: StaffRow) => ({ staff_id: id, ...settings });
