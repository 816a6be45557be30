import { Type, type Static } from 'typebox';
import { Entity, Id, Name, NullableString, Timestamp, Voided, LocationId } from '../common.ts';
import { model } from '../model.ts';
import { isPhone } from '../phone.ts';
import { rights } from '../rights.ts';
import { staffAccess } from './staffAccess.ts';

/** An override: a right added to those of the role or removed from them. */
const Permission = Entity({
  permission_id: Type.Enum([...rights]),
  store_id: Type.Optional(Id),
  permission: Type.Optional(Entity({ right: Type.String(), name: Type.String() })),
});

const Permissions = Type.Array(Permission, { default: [], maxItems: rights.length });

const Settings = Entity({
  staff_id: Type.Optional(Type.String({ format: 'uuid', readOnly: true, names: 'staff' })),
  default_locale: Type.Enum(['en', 'fr']),
});

export const Staff = Entity({
  id: Id,
  store_id: Id,
  location_id: LocationId(),
  first_name: Name,
  last_name: Name,
  email: Type.String({ format: 'email', maxLength: 200 }),
  phone: NullableString({ maxLength: 50, phone: true, examples: ['+16135550100', '+15145550199 x12'] }),
  role: Type.String({
    pattern: '\\S',
    maxLength: 50,
    default: 'STAFF',
    examples: ['STORE_MANAGER', 'STAFF'],
  }),
  permissions: Permissions,
  removed_permissions: Permissions,
  settings: Type.Unsafe<Static<typeof Settings>>({ ...Settings, default: { default_locale: 'en' } }),
  is_voided: Voided,
  status: Type.Enum(['INVITED', 'ACTIVE'], { readOnly: true }),
  /** When the second factor was enabled. */
  second_factor_date: NullableString({ format: 'date-time', readOnly: true }),
  created_date: Timestamp,
});
export type Staff = Static<typeof Staff>;

/** Contract 2 §2.8, §3, §7. */
export const staff = model({
  name: 'staff',
  schema: Staff,
  service: 'store',
  label: 'first_name',
  nameParts: ['first_name', 'last_name'],
  endpoints: {
    list: 'GET /dc/store/:storeId/staff?include_voided=true&roles_to_ignore=ADMIN',
    one: 'GET /dc/store/:storeId/staff/:id?include_voided=true',
    create: 'POST /dc/store/:storeId/location/:location_id/staff',
    update: 'PUT /dc/store/:storeId/location/:location_id/staff/:id',
  },
  filters: {
    search: 'contains',
    first_name: 'contains',
    last_name: 'contains',
    email: 'contains',
    phone: 'contains',
    role: 'equals',
    roles_to_ignore: { kind: 'equals', of: 'role', negate: true },
    location_id: 'equals',
    status: 'equals',
    only_enabled: { kind: 'boolean', of: 'is_voided', negate: true },
    created_date: 'range',
  },
  sorts: {
    first_name: 'first_name_sort_order',
    last_name: 'last_name_sort_order',
    email: 'email_sort_order',
    role: 'role_sort_order',
    created_date: 'created_date_sort_order',
  },
  defaultSort: { field: 'first_name', order: 'ASC' },
  find: ['first_name', 'last_name', 'email', 'phone'],
  codes: ['email', 'phone'],
  details: ['role', 'phone', 'location_id'],
  access: staffAccess,
  rules: [isPhone],
});
