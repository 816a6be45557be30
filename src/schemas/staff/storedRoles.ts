import { Type, type Static } from 'typebox';
import { NewRole } from './roles.ts';

/** A stored role. */
export const StoredRole = Type.Object({ ...NewRole.properties });
export type StoredRole = Static<typeof StoredRole>;

/** A role in the list of all, without its rights. */
export const RoleOption = Type.Object({
  code: Type.String(),
  code_text: Type.String(),
  demands_second_factor: Type.Boolean(),
  _etag: Type.String({ description: 'Its version, for If-Match' }),
});
export type RoleOption = Static<typeof RoleOption>;

/** A right in a response: `right` and `name` are the same code. */
export const Permission = Type.Object({
  permission_id: Type.String(),
  store_id: Type.String(),
  permission: Type.Object({ right: Type.String(), name: Type.String() }),
});
