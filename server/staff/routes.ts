import { eq, getTableColumns } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { can } from '../../src/schemas/can.ts';
import { effectiveRights } from '../../src/schemas/effectiveRights.ts';
import { Permission } from '../../src/schemas/staff/storedRoles.ts';
import { staff as model } from '../../src/schemas/staff/staff.ts';
import { isUuid } from '../core/ids.ts';
import { signedIn } from '../core/access.ts';
import { forbidden, notFound } from '../core/problem.ts';
import type { Values } from '../core/records/entity.ts';
import { pageOf } from '../core/records/listQuery.ts';
import { pageParameters, page } from '../../src/schemas/listSchema.ts';
import { roles, staff } from './tables.ts';
import { answers } from '../core/routes/answers.ts';
import { permissionRecord } from './permissions.ts';

const StaffSettings = Type.Object({ staff_id: Type.String(), default_locale: Type.String() });

const config = { access: signedIn };

/** Permissions and settings of a staff member; staff records themselves are a model (contract 1 §7). */
export async function staffRoutes(app: FastifyInstance) {
  const path = '/dc/store/:storeId/staff/:staffId';

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
      const person = await readPermitted(request);
      const { page: number, per_page } = pageOf(request.query as Values);
      const { permissions } = roles;
      const [role] = await request.scope.select(
        roles,
        { permissions },
        { where: eq(roles.code, person.role) },
      );
      const held = effectiveRights(role?.permissions ?? [], person);
      const data = held
        .slice((number - 1) * per_page, number * per_page)
        .map((right) => permissionRecord(person.store_id, right));
      return { data, metadata: { total: held.length, page: number, per_page } };
    },
  );

  app.get(
    `${path}/settings`,
    {
      config,
      schema: {
        tags: ['staff'],
        summary: 'Read the settings of a staff member',
        response: answers(200, StaffSettings),
      },
    },
    async (request) => {
      const { id, settings } = await readPermitted(request);
      return { staff_id: id, ...settings };
    },
  );
}

/** Reads the staff member of the path, if the caller may. */
async function readPermitted({ params, scope, who }: FastifyRequest) {
  const { staffId } = params as { staffId: string };
  if (!isUuid(staffId)) throw notFound();
  const [row] = await scope.select(staff, getTableColumns(staff), { where: eq(staff.id, staffId) });
  if (!row) throw notFound();
  if (can(who, 'one', model, row) !== true) throw forbidden();
  return row;
}
