import { describe, expect, test } from 'vitest';
import { can, member, right, type Action, type Who } from '../../src/schemas/can.ts';
import type { Model } from '../../src/schemas/model.ts';
import { models } from '../../src/schemas/models.ts';
import { rights, roleRights, roles, type Role } from '../../src/schemas/rights.ts';

const actions: Action[] = ['list', 'one', 'create', 'update', 'delete'];

const as = (role: string, held: readonly string[], location_id: number | null = 1): Who => ({
  staff_id: 's',
  store_id: 'st',
  role,
  rights: held,
  location_id,
});

/**
 * The complete access table; every model must be listed. `list@own` is restricted to the own location, `list@self` to
 * own records.
 */
const table: Record<keyof typeof models, Record<Role, string>> = {
  addons: {
    ADMIN: 'list one create update',
    STORE_OWNER: 'list one create update',
    STORE_MANAGER: 'list one create update',
    STAFF: 'list one',
  },
  addresses: {
    ADMIN: 'list one create update',
    STORE_OWNER: 'list one create update',
    STORE_MANAGER: 'list one create update',
    STAFF: 'list one create update',
  },
  appointments: {
    ADMIN: 'list one create update delete',
    STORE_OWNER: 'list one create update delete',
    STORE_MANAGER: 'list@own one@own create@own update@own delete@own',
    STAFF: 'list@own one@own create@own update@own delete@own',
  },
  brands: {
    ADMIN: 'list one create update',
    STORE_OWNER: 'list one create update',
    STORE_MANAGER: 'list one create update',
    STAFF: 'list one',
  },
  categories: {
    ADMIN: 'list one create update delete',
    STORE_OWNER: 'list one create update delete',
    STORE_MANAGER: 'list one create update delete',
    STAFF: 'list one',
  },
  commissionRules: {
    ADMIN: 'list one create',
    STORE_OWNER: 'list one create',
    STORE_MANAGER: 'list one',
    STAFF: '',
  },
  // Everyone sees their own commissions.
  commissions: {
    ADMIN: 'list one',
    STORE_OWNER: 'list one',
    STORE_MANAGER: 'list@self+own one@self+own',
    STAFF: 'list@self one@self',
  },
  customers: {
    ADMIN: 'list one create update',
    STORE_OWNER: 'list one create update',
    STORE_MANAGER: 'list one create update',
    STAFF: 'list one create update',
  },
  customerRequests: {
    ADMIN: 'list one update',
    STORE_OWNER: 'list one update',
    STORE_MANAGER: 'list@own one@own update@own',
    STAFF: 'list@own one@own update@own',
  },
  globalBrands: {
    ADMIN: 'list one update',
    STORE_OWNER: 'list one update',
    STORE_MANAGER: '',
    STAFF: '',
  },
  globalProducts: {
    ADMIN: 'list one update',
    STORE_OWNER: 'list one update',
    STORE_MANAGER: '',
    STAFF: '',
  },
  items: {
    ADMIN: 'list one create update',
    STORE_OWNER: 'list one create update',
    STORE_MANAGER: 'list one create update',
    STAFF: 'list one',
  },
  locations: {
    ADMIN: 'list one create update',
    STORE_OWNER: 'list one create update',
    STORE_MANAGER: 'list@own one@own update@own',
    STAFF: 'list@own one@own',
  },
  mailTemplates: {
    ADMIN: 'list one create update',
    STORE_OWNER: 'list one create update',
    STORE_MANAGER: 'list one',
    STAFF: 'list one',
  },
  movements: {
    ADMIN: 'list one',
    STORE_OWNER: 'list one',
    STORE_MANAGER: 'list@own one@own',
    STAFF: 'list@own one@own',
  },
  notifications: {
    ADMIN: 'list one update',
    STORE_OWNER: 'list one update',
    STORE_MANAGER: 'list one update',
    STAFF: 'list one update',
  },
  products: {
    ADMIN: 'list one create update',
    STORE_OWNER: 'list one create update',
    STORE_MANAGER: 'list one create update',
    STAFF: 'list one',
  },
  // Quotes are declined, not deleted; without a record, the right to cancel appointments suffices.
  quotes: {
    ADMIN: 'list one create update delete',
    STORE_OWNER: 'list one create update delete',
    STORE_MANAGER: 'list@own one@own create@own update@own delete@own',
    STAFF: 'list@own one@own create@own update@own delete@own',
  },
  registers: {
    ADMIN: 'list one create',
    STORE_OWNER: 'list one create',
    STORE_MANAGER: 'list@own one@own create@own',
    STAFF: 'list@own one@own create@own',
  },
  repairs: {
    ADMIN: 'list one create update delete',
    STORE_OWNER: 'list one create update delete',
    STORE_MANAGER: 'list one create update delete',
    STAFF: 'list one',
  },
  serials: {
    ADMIN: 'list one',
    STORE_OWNER: 'list one',
    STORE_MANAGER: 'list@own one@own',
    STAFF: 'list@own one@own',
  },
  shipments: {
    ADMIN: 'list one create update',
    STORE_OWNER: 'list one create update',
    STORE_MANAGER: 'list one create update',
    STAFF: 'list one',
  },
  // Everyone may update themselves.
  staff: {
    ADMIN: 'list one create update',
    STORE_OWNER: 'list one create update',
    STORE_MANAGER: 'list@own one create update',
    STAFF: 'list@own one update',
  },
  stock: {
    ADMIN: 'list one update',
    STORE_OWNER: 'list one update',
    STORE_MANAGER: 'list@own one@own update@own',
    STAFF: 'list@own one@own',
  },
  store: {
    ADMIN: 'list one update',
    STORE_OWNER: 'list one update',
    STORE_MANAGER: 'one update',
    STAFF: 'one',
  },
  purchaseOrders: {
    ADMIN: 'list one create update',
    STORE_OWNER: 'list one create update',
    STORE_MANAGER: 'list@own one@own create@own update@own',
    STAFF: 'list@own one@own',
  },
  orders: {
    ADMIN: 'list one create update',
    STORE_OWNER: 'list one create update',
    STORE_MANAGER: 'list@own one@own create@own update@own',
    STAFF: 'list@own one@own create@own update@own',
  },
  payments: {
    ADMIN: 'list one',
    STORE_OWNER: 'list one',
    STORE_MANAGER: 'list@own one@own',
    STAFF: 'list@own one@own',
  },
  stockCounts: {
    ADMIN: 'list one create update',
    STORE_OWNER: 'list one create update',
    STORE_MANAGER: 'list@own one@own create@own update@own',
    STAFF: 'list@own one@own',
  },
  suppliers: {
    ADMIN: 'list one create update',
    STORE_OWNER: 'list one create update',
    STORE_MANAGER: 'list one create update',
    STAFF: 'list one',
  },
  transactions: {
    ADMIN: 'list one',
    STORE_OWNER: 'list one',
    STORE_MANAGER: 'list@own one@own',
    STAFF: '',
  },
  tradeRequests: {
    ADMIN: 'list one create update',
    STORE_OWNER: 'list one create update',
    STORE_MANAGER: 'list@own one@own create@own update@own',
    STAFF: 'list@own one@own',
  },
  tradeVersions: {
    ADMIN: 'list one create update',
    STORE_OWNER: 'list one create update',
    STORE_MANAGER: 'list one create update',
    STAFF: 'list one',
  },
  transfers: {
    ADMIN: 'list one create update',
    STORE_OWNER: 'list one create update',
    STORE_MANAGER: 'list@own one@own create@own update@own',
    STAFF: 'list@own one@own',
  },
};

const cases = Object.entries(table).flatMap(([model, byRole]) =>
  Object.entries(byRole).flatMap(([role, allowed]) =>
    actions.map((action) => ({
      model,
      role,
      action,
      allowed: allowed.split(' ').find((one) => one.split('@')[0] === action) ?? 'no',
    })),
  ),
);

test.each(cases)('$role on $model: $action is $allowed', ({ model, role, action, allowed }) => {
  const verdict = can(
    as(role, roleRights[role as Role]),
    action,
    (models as Record<string, Model>)[model] as Model,
  );
  const held = typeof verdict === 'object' ? [...new Set([verdict].flat().flatMap(Object.values))] : verdict;
  const part = allowed.split('@')[1];
  const values = part?.split('+').map((one) => (one === 'own' ? 1 : 's'));
  expect(held).toEqual(values ?? allowed !== 'no');
});

test('lists every model in the table', () => {
  expect(Object.keys(table).toSorted()).toEqual(Object.keys(models).toSorted());
});

describe('effective rights', () => {
  test('an added right opens the catalogue', () => {
    expect(can(as('STAFF', ['EDIT_CATALOG']), 'update', models.brands)).toBe(true);
  });

  test('a removed right closes it, regardless of the role', () => {
    const without = rights.filter((one) => one !== 'EDIT_CATALOG');
    expect(can(as('STORE_OWNER', without), 'create', models.products)).toBe(false);
  });

  test('a custom role has the rights assigned to it', () => {
    expect(can(as('AUDITOR', []), 'list', models.brands)).toBe(true);
    expect(can(as('AUDITOR', []), 'update', models.brands)).toBe(false);
  });

  test('any one of several rights suffices', () => {
    const rule = right('EDIT_SERVICE', 'EDIT_SERVICE_PRICE_SHEET');
    expect(rule(as('STAFF', ['EDIT_SERVICE_PRICE_SHEET']))).toBe(true);
    expect(rule(as('STAFF', ['EDIT_CUSTOMER']))).toBe(false);
  });
});

describe('rules that depend on the record', () => {
  const ownLocation = {
    access: {
      list: (who: Who) => ({ location_id: who.location_id }),
      update: (_who: Who, _record?: object, changes: object = {}) => !('role' in changes),
      one: member,
    },
  };

  test('return a filter without a record', () => {
    expect(can(as('STAFF', [], 7), 'list', ownLocation)).toEqual({ location_id: 7 });
  });

  test('evaluate the filter for a record', () => {
    expect(can(as('STAFF', [], 7), 'list', ownLocation, { location_id: 7 })).toBe(true);
    expect(can(as('STAFF', [], 7), 'list', ownLocation, { location_id: 8 })).toBe(false);
  });

  test('depend on the changes', () => {
    expect(can(as('STAFF', []), 'update', ownLocation, {}, { phone: '1' })).toBe(true);
    expect(can(as('STAFF', []), 'update', ownLocation, {}, { role: 'ADMIN' })).toBe(false);
  });

  test('denies actions without a rule', () => {
    expect(can(as('ADMIN', rights), 'delete', ownLocation)).toBe(false);
  });
});

describe('rights of the roles', () => {
  test('contain only known rights', () => {
    const known = new Set<string>(rights);
    expect(roles.flatMap((role) => roleRights[role]).filter((one) => !known.has(one))).toEqual([]);
  });

  test('include all rights for ADMIN and STORE_OWNER', () => {
    expect(roleRights.ADMIN).toEqual(rights);
    expect(roleRights.STORE_OWNER).toEqual(rights);
  });

  test('restrict managers to their own location', () => {
    expect(roleRights.STORE_MANAGER).not.toContain('VIEW_ALL_LOCATIONS');
    expect(roleRights.STORE_MANAGER).not.toContain('EDIT_STORE_SETTINGS');
    expect(roleRights.STORE_MANAGER).not.toContain('EDIT_ROLES_AND_PERMISSIONS');
  });

  test('let staff view, manage appointments and customers, and sell', () => {
    expect(roleRights.STAFF.filter((one) => !one.startsWith('VIEW_'))).toEqual([
      'EDIT_APPOINTMENT',
      'EDIT_CUSTOMER',
      'EDIT_ORDER',
      'EDIT_REGISTER',
    ]);
  });
});
