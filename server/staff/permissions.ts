import { Type } from 'typebox';

/** A right in a response: `right` and `name` are the same code. */
export const Permission = Type.Object({
  permission_id: Type.String(),
  store_id: Type.String(),
  permission: Type.Object({ right: Type.String(), name: Type.String() }),
});

export const permissionRecord = (store_id: string, right: string) => ({
  permission_id: right,
  store_id,
  permission: { right, name: right },
});
