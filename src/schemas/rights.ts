export const rights = [
  'VIEW_ALL_LOCATIONS',
  'VIEW_LOCATION',
  'CREATE_LOCATION',
  'EDIT_LOCATION_DETAILS',
  'VIEW_LOCATION_STAFF',
  'EDIT_LOCATION_STAFF',
  'CREATE_LOCATION_STAFF',
  'VIEW_LOCATION_HOURS',
  'EDIT_LOCATION_HOURS',
  'VIEW_ALL_STAFF',
  'CREATE_STORE_STAFF',
  'VIEW_STORE_SETTINGS',
  'EDIT_STORE_SETTINGS',
  'VIEW_ROLES_AND_PERMISSIONS',
  'EDIT_ROLES_AND_PERMISSIONS',
  'CREATE_ROLES_AND_PERMISSIONS',
  'EDIT_CATALOG',
  'VIEW_GLOBAL_CATALOG',
  'ADOPT_GLOBAL_CATALOG',
  'EDIT_SERVICE',
  'EDIT_SERVICE_SETTINGS',
  'VIEW_SERVICE_PRICE_SHEET',
  'EDIT_SERVICE_PRICE_SHEET',
  'EDIT_APPOINTMENT',
  'EDIT_CUSTOMER',
  'EDIT_ORDER',
  'EDIT_SHIPPING',
] as const;
export type Right = (typeof rights)[number];

export const roles = ['ADMIN', 'STORE_OWNER', 'STORE_MANAGER', 'STAFF'] as const;
export type Role = (typeof roles)[number];

const staff: Right[] = [
  'VIEW_LOCATION',
  'VIEW_LOCATION_STAFF',
  'VIEW_LOCATION_HOURS',
  'VIEW_SERVICE_PRICE_SHEET',
  'EDIT_APPOINTMENT',
  'EDIT_CUSTOMER',
];

/** What each built-in role may do unless the store says otherwise; the demo data and the role editor start from it. */
export const roleRights: Record<Role, readonly Right[]> = {
  ADMIN: rights,
  STORE_OWNER: rights,
  STORE_MANAGER: [
    ...staff,
    'EDIT_LOCATION_DETAILS',
    'EDIT_LOCATION_STAFF',
    'CREATE_LOCATION_STAFF',
    'EDIT_LOCATION_HOURS',
    'EDIT_CATALOG',
    'EDIT_SERVICE',
    'EDIT_SERVICE_SETTINGS',
    'EDIT_SERVICE_PRICE_SHEET',
    'EDIT_SHIPPING',
  ],
  STAFF: staff,
};

/** The rights as people read them, by what they are about. */
export const rightGroups = {
  locations: [
    'VIEW_ALL_LOCATIONS',
    'VIEW_LOCATION',
    'CREATE_LOCATION',
    'EDIT_LOCATION_DETAILS',
    'VIEW_LOCATION_HOURS',
    'EDIT_LOCATION_HOURS',
  ],
  staff: [
    'VIEW_ALL_STAFF',
    'VIEW_LOCATION_STAFF',
    'CREATE_STORE_STAFF',
    'CREATE_LOCATION_STAFF',
    'EDIT_LOCATION_STAFF',
  ],
  roles: ['VIEW_ROLES_AND_PERMISSIONS', 'EDIT_ROLES_AND_PERMISSIONS', 'CREATE_ROLES_AND_PERMISSIONS'],
  store: ['VIEW_STORE_SETTINGS', 'EDIT_STORE_SETTINGS'],
  catalog: ['EDIT_CATALOG', 'VIEW_GLOBAL_CATALOG', 'ADOPT_GLOBAL_CATALOG'],
  repairs: [
    'EDIT_APPOINTMENT',
    'EDIT_SERVICE',
    'EDIT_SERVICE_SETTINGS',
    'VIEW_SERVICE_PRICE_SHEET',
    'EDIT_SERVICE_PRICE_SHEET',
  ],
  sales: ['EDIT_CUSTOMER', 'EDIT_ORDER', 'EDIT_SHIPPING'],
} satisfies Record<string, Right[]>;
