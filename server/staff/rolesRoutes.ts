import { asc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { can, type Who } from '../../src/schemas/can.ts';
import { recordPath } from '../../src/schemas/history.ts';
import { staffCalls } from '../../src/schemas/staff/calls.ts';
import { role as roleModel, roleAccess } from '../../src/schemas/staff/roles.ts';
import type { StoredRole } from '../../src/schemas/staff/storedRoles.ts';
import { differences } from '../core/history/differences.ts';
import { recordHistory, type Change } from '../core/history/note.ts';
import { forbidden, invalid, notFound, Problem } from '../core/problem.ts';
import { MAX_PER_PAGE } from '../../src/schemas/listSchema.ts';
import { checkVersion, etagOf, type Versioned } from '../core/records/version.ts';
import { later } from '../core/tables/columns.ts';
import type { Scope } from '../core/scope.ts';
import { sortKey } from '../core/tables/folded.ts';
import { roles, staff } from './tables.ts';
import { answerHistory, historyOptions } from '../core/routes/history.ts';
import { answer } from '../core/routes/recordRequest.ts';
import { serve } from '../core/routes/serve.ts';
import { permissionRecord } from './permissions.ts';

/** The store's roles and their rights (contract 2 §7; the writes are additions to it). */
export async function rolesRoutes(app: FastifyInstance) {
  serve(app, staffCalls.listRoles, async ({ scope, query: { page = 1, per_page, rows_per_page } }, reply) => {
    const limit = Math.min(Number(per_page ?? rows_per_page) || MAX_PER_PAGE, MAX_PER_PAGE);
    reply.header('x-count', await scope.count(roles));
    const shown = (await readRoles(scope)).slice((page - 1) * limit, page * limit);
    return shown.map((found) => {
      const { permissions: _, ...record } = found.record;
      return { ...record, _etag: etagOf(found) };
    });
  });

  serve(app, staffCalls.listRolePermissions, async ({ scope }) =>
    Object.fromEntries(
      (await readRoles(scope)).map(({ record: { code, permissions } }) => [
        code,
        permissions.map((right) => permissionRecord(scope.store.id, right)),
      ]),
    ),
  );

  serve(app, staffCalls.createRole, async ({ scope, who, body }, reply) => {
    permit(who, 'create', body);
    const created = await scope.transaction(async (own) => {
      if ((await own.count(roles, eq(roles.code, body.code))) > 0)
        throw invalid([{ path: '/code', code: 'unique' }]);
      await own.insert(roles, [{ ...body, created_by: who.staff_id, modified_by: who.staff_id }]);
      await recordHistory(own, who, [changeOf(body.code, 'created')]);
      return readRole(own, body.code);
    });
    return answer(reply, created);
  });

  serve(
    app,
    staffCalls.updateRole,
    ({ scope, who, params, headers, body: { code = params.code, ...changes } }, reply) =>
      scope.transaction(async (own) => {
        const found = await readRole(own, params.code);
        if (code !== params.code) throw notFound();
        await checkVersion(own, found, headers['if-match']);
        permit(who, 'update', found.record, changes);
        const modified = { modified_by: who.staff_id, modified_date: later(roles.modified_date) };
        await own.update(roles, { ...changes, ...modified }, eq(roles.code, code));
        const changed = await readRole(own, code);
        const told = differences(roleModel, found.record, changed.record);
        await recordHistory(own, who, [{ ...changeOf(code, 'updated'), changes: told }]);
        return answer(reply, changed);
      }),
  );

  serve(app, staffCalls.deleteRole, ({ scope, who, params, headers }) =>
    scope.transaction(async (own) => {
      const found = await readRole(own, params.code);
      await checkVersion(own, found, headers['if-match']);
      permit(who, 'delete', found.record);
      await removeRole(own, params.code);
      await recordHistory(own, who, [changeOf(params.code, 'deleted')]);
      return found.record;
    }),
  );

  app.get<{ Params: { id: string } }>(
    `${recordPath(roleModel)}/history`,
    historyOptions(roleModel),
    async (request) => {
      const { record } = await readRole(request.scope, request.params.id);
      return answerHistory(
        request,
        { model: roleModel, references: [], links: [] },
        { ...record, id: record.code },
      );
    },
  );
}

const changeOf = (code: string, action: Change['action']): Change => ({
  model: roleModel.name,
  id: code,
  action,
});

/** A role that is assigned to staff cannot be deleted: their rights would be undefined. */
async function removeRole(own: Scope, code: string): Promise<void> {
  const held = await own.count(staff, eq(staff.role, code));
  if (held > 0) {
    const error = { path: '/code', code: 'held', params: { count: held } };
    throw new Problem(409, 'Somebody holds this role.', [error]);
  }
  await own.delete(roles, eq(roles.code, code), roles.code);
}

/** Reads one role and locks it until the transaction ends. */
async function readRole(scope: Scope, code: string): Promise<VersionedRole> {
  const [found] = await readRoles(scope, code);
  if (!found) throw notFound();
  return found;
}

type VersionedRole = Versioned & { record: Required<StoredRole> };

/** Returns all roles ordered by name, or only the one with this code. */
async function readRoles(scope: Scope, code?: string): Promise<VersionedRole[]> {
  const { code_text, permissions, demands_second_factor, modified_date, modified_by } = roles;
  const rows = await scope.select(
    roles,
    { code: roles.code, code_text, permissions, demands_second_factor, modified_date, modified_by },
    {
      where: code === undefined ? undefined : eq(roles.code, code),
      orderBy: [asc(sortKey(roles.code_text)), roles.code],
      lock: code !== undefined,
    },
  );
  return rows.map(({ modified_date: modified, modified_by: modifiedBy, ...record }) => ({
    record: record as Required<StoredRole>,
    modified,
    modifiedBy,
  }));
}

function permit(who: Who, action: 'create' | 'update' | 'delete', role: object, changes?: object) {
  const values = [{ ...role }, changes && { ...changes }] as const;
  if (can(who, action, roleAccess, ...values) !== true) throw forbidden();
}
