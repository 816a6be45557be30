import { describe, expect, test } from 'vitest';
import { can, member, right, type Who } from '../../src/schemas/can.ts';
import { models } from '../../src/schemas/models.ts';
import { rights, roleRights, roles } from '../../src/schemas/rights.ts';

const as = (role: string, held: readonly string[], location_id: number | null = 1): Who => ({
  staff_id: 's',
  store_id: 'st',
  role,
  rights: held,
  location_id,
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
      'EDIT_TICKET',
      'EDIT_CUSTOMER',
      'SEND_MESSAGE',
      'EDIT_ORDER',
      'EDIT_REGISTER',
    ]);
  });
});
