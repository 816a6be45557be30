import { Type } from 'typebox';
import { answerOptional, call } from '../call.ts';
import { member } from '../can.ts';
import { pageParameters } from '../listSchema.ts';
import { NewRole, roleAccess, RoleChanges } from './roles.ts';
import { Permission, RoleOption, StoredRole } from './storedRoles.ts';

const of = { name: 'roles', service: 'store' } as const;
const size = Type.Optional(Type.Union([Type.Integer({ minimum: 1 }), Type.Literal('large')]));

/** Calls of roles, and of the accounts of other staff members (contract 1 §7, 2 §7). */
export const staffCalls = {
  listRoles: call('GET /dc/store/:storeId/role', {
    of,
    access: { one: member },
    query: Type.Object({ ...pageParameters, per_page: size, rows_per_page: size }),
    answer: Type.Array(RoleOption),
    summary: 'List the roles',
  }),

  listRolePermissions: call('GET /dc/store/:storeId/grouped_role_permissions', {
    of,
    access: { one: member },
    answer: Type.Record(Type.String(), Type.Array(Permission)),
    summary: 'List the rights of each role',
  }),

  createRole: call('POST /dc/store/:storeId/role', {
    of,
    access: { create: roleAccess.access.create },
    body: NewRole,
    answer: StoredRole,
    status: 201,
    summary: 'Create a role',
  }),

  updateRole: call('PUT /dc/store/:storeId/role/:code', {
    of,
    access: { update: roleAccess.access.update },
    body: RoleChanges,
    answer: StoredRole,
    summary: 'Change the name and the rights of a role',
  }),

  /** Answers with the deleted role. */
  deleteRole: call('DELETE /dc/store/:storeId/role/:code', {
    of,
    access: { delete: roleAccess.access.delete },
    answer: StoredRole,
    summary: 'Remove a role that nobody holds',
  }),

  /** Removes the lost second factor of a staff member. */
  resetSecondFactor: call('DELETE /dc/store/:storeId/staff/:staffId/second_factor', {
    of: { name: 'second factor', service: 'store' },
    access: { one: member },
    answer: Type.Object({ id: Type.String(), second_factor_date: Type.Null() }),
    summary: 'Take the second factor of a staff member away',
  }),

  /** Sends a code or link, unless there is no such account, which the answer does not reveal. */
  resetPassword: answerOptional(
    call('POST /dc/store/:storeId/reset_password unauthenticated', {
      of: { name: 'passwords', service: 'store' },
      access: 'unauthenticated',
      bodyLimit: 10_000,
      body: Type.Object({ email: Type.String({ format: 'email', maxLength: 200 }) }),
      answer: Type.Object({
        status: Type.Integer(),
        is_limited: Type.Optional(Type.Boolean({ description: 'So many codes were sent that no other is' })),
      }),
      summary: 'Send a code to choose a new password with',
    }),
  ),
};
