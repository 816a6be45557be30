import type { Call } from '../../dataProvider/calls.ts';
import { createCallsHook } from '../../kit/createCallsHook.ts';
import { staffCalls } from '../../schemas/staff/calls.ts';
import type { RoleOption } from '../../schemas/staff/storedRoles.ts';

/** A role; other services may know neither versions nor second factors. */
export type Role = Pick<RoleOption, 'code' | 'code_text'> & Partial<RoleOption>;

/** A role with its rights. */
export interface StoredRole extends Role {
  permissions: string[];
}

/** The page size that the contract asks for (2 §9). */
const all = { page: 1, per_page: 1_000_000 };

export const staffMethods = (call: Call) => ({
  getRoles: async (signal?: AbortSignal): Promise<Role[]> =>
    (await call(staffCalls.listRoles, { query: all, signal })).json,

  /** Returns the rights of each role, by role code. */
  getRolePermissions: async (signal?: AbortSignal): Promise<Record<string, string[]>> => {
    const { json } = await call(staffCalls.listRolePermissions, { signal });
    return Object.fromEntries(
      Object.entries(json).map(([code, list]) => [code, list.map(({ permission }) => permission.right)]),
    );
  },
});

export const useStaffCalls = createCallsHook(staffCalls, staffMethods);
