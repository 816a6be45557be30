import type { Call } from '../../dataProvider/calls.ts';
import { createCallsHook } from '../../kit/createCallsHook.ts';

export interface Role {
  code: string;
  code_text: string;
  /** Whether its holders need a second factor. */
  demands_second_factor?: boolean;
  /** Undefined with services that send no version. */
  _etag?: string;
}

/** A stored role with its rights. */
export interface StoredRole extends Role {
  permissions: string[];
}

interface Permission {
  permission: { right: string };
}

/** The page size that the contract asks for (2 §9). */
const all = { page: 1, per_page: 1_000_000 };

export const staffCalls = (call: Call) => ({
  getRoles: async (signal?: AbortSignal): Promise<Role[]> =>
    (await call<Role[]>('store', 'GET /dc/store/:storeId/role', { query: all, signal })).json,

  /** Returns the rights of each role, by role code. */
  getRolePermissions: async (signal?: AbortSignal): Promise<Record<string, string[]>> => {
    const line = 'GET /dc/store/:storeId/grouped_role_permissions';
    const { json } = await call<Record<string, Permission[]>>('store', line, { signal });
    return Object.fromEntries(
      Object.entries(json).map(([code, list]) => [code, list.map(({ permission }) => permission.right)]),
    );
  },

  createRole: ({ _etag, ...body }: StoredRole) => call('store', 'POST /dc/store/:storeId/role', { body }),

  updateRole: ({ code, _etag: etag, ...body }: StoredRole) =>
    call('store', 'PUT /dc/store/:storeId/role/:code', { params: { code }, etag, body }),

  /** Returns the deleted role. */
  deleteRole: async (code: string) =>
    (await call<StoredRole>('store', 'DELETE /dc/store/:storeId/role/:code', { params: { code } })).json,

  /** Removes the lost second factor of a staff member. */
  resetSecondFactor: (staffId: string) =>
    call('store', 'DELETE /dc/store/:storeId/staff/:id/second_factor', { params: { id: staffId } }),

  /** Sends a password-reset link. */
  resetPassword: (email: string) =>
    call('store', 'POST /dc/store/:storeId/reset_password unauthenticated', { body: { email } }),
});

export const useStaffCalls = createCallsHook(staffCalls);
