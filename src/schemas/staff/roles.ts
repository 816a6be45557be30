import { Type } from 'typebox';
import { right, type AccessRule } from '../can.ts';
import { mayGrant } from '../effectiveRights.ts';
import type { Model } from '../model.ts';
import { rights, roles as builtIn } from '../rights.ts';
import { mayAssignRole } from './staffAccess.ts';
import { nonBlankLine } from '../textPatterns.ts';

const Permissions = Type.Array(Type.Unsafe<string>(Type.Enum([...rights])), {
  uniqueItems: true,
  maxItems: rights.length,
});

const CodeText = Type.String({ ...nonBlankLine, maxLength: 50 });

/** The role requires a second factor. */
const Demands = Type.Boolean({ default: false });

export const roleCodePattern = '^[A-Z][A-Z0-9_]{1,49}$';

/** A new role (contract 1 §2.7). */
export const NewRole = Type.Object(
  {
    code: Type.String({ pattern: roleCodePattern }),
    code_text: CodeText,
    permissions: Permissions,
    demands_second_factor: Type.Optional(Demands),
  },
  { additionalProperties: false },
);

export const RoleChanges = Type.Object(
  {
    code: Type.Optional(Type.String()),
    code_text: Type.Optional(CodeText),
    permissions: Type.Optional(Permissions),
    demands_second_factor: Type.Optional(Demands),
  },
  { additionalProperties: false },
);

const edits = right('EDIT_ROLES_AND_PERMISSIONS');

const create: AccessRule = (who, role) =>
  right('CREATE_ROLES_AND_PERMISSIONS')(who) === true &&
  (!role || mayGrant(who, role.permissions as string[]));

const update: AccessRule = (who, role, { permissions } = {}) => {
  if (edits(who) !== true || !role) return edits(who);
  const code = String(role.code);
  if (!mayAssignRole(who, code)) return false;
  if (!Array.isArray(permissions)) return true;
  const [wanted, held] = [permissions, role.permissions] as [string[], string[]];
  // Owners could not grant themselves a removed right again.
  const isGivenUp = code === 'STORE_OWNER' && !held.every((one) => wanted.includes(one));
  return !isGivenUp && mayGrant(who, wanted, held);
};

/** Only custom roles; the services also check that no staff member has the role. */
const remove: AccessRule = (who, role) =>
  edits(who) === true &&
  (!role || (!builtIn.some((one) => one === role.code) && mayAssignRole(who, String(role.code))));

/** Access to roles (contract 1 §6): nobody grants rights they do not have. */
export const roleAccess = {
  access: { list: right('VIEW_ROLES_AND_PERMISSIONS'), create, update, delete: remove },
};

/**
 * A role in the history of records, identified by its code (contract 0 §8). Not among the `models`: it has no list, and
 * its other calls are routes of their own.
 */
export const role: Model = {
  name: 'role',
  schema: Type.Object({
    id: Type.String({ readOnly: true }),
    code_text: CodeText,
    permissions: Permissions,
    demands_second_factor: Demands,
  }),
  service: 'store',
  label: 'code_text',
  bespoke: true,
  endpoints: { one: 'GET /dc/store/:storeId/role/:id' },
  filters: {},
  sorts: {},
  defaultSort: { field: 'code_text', order: 'ASC' },
  access: { one: roleAccess.access.list },
};
