import { describe, expect, test } from 'vitest';
import { can, type Who } from '../../src/schemas/can.ts';
import { effectiveRights, mayGrant } from '../../src/schemas/effectiveRights.ts';
import { rightGroups, rights, roleRights, type Role } from '../../src/schemas/rights.ts';
import { roleAccess } from '../../src/schemas/staff/roles.ts';
import { staff } from '../../src/schemas/staff/staff.ts';
import { mayAssignRole } from '../../src/schemas/staff/staffAccess.ts';
import { assign, overridesOf, unassign } from '../../src/custom/staff/permissions/assignment.ts';

const as = (role: string, held: readonly string[] = roleRights[role as Role]): Who => ({
  staff_id: 'me',
  store_id: 'st',
  role,
  rights: held,
  location_id: 1,
});

const person = (values: object = {}) => ({
  id: 'them',
  role: 'STAFF',
  location_id: 1,
  permissions: [],
  removed_permissions: [],
  ...values,
});

const me = (role: string) => person({ id: 'me', role });

describe('assignable roles', () => {
  test.each([
    ['ADMIN', 'STORE_OWNER STORE_MANAGER STAFF AUDITOR'],
    ['STORE_OWNER', 'STORE_OWNER STORE_MANAGER STAFF AUDITOR'],
    ['STORE_MANAGER', 'STORE_MANAGER STAFF AUDITOR'],
    ['STAFF', 'STAFF AUDITOR'],
    ['AUDITOR', 'STAFF AUDITOR'],
  ])('%s: %s', (role, assignable) => {
    const codes = ['ADMIN', 'STORE_OWNER', 'STORE_MANAGER', 'STAFF', 'AUDITOR'];
    expect(codes.filter((code) => mayAssignRole(as(role, []), code)).join(' ')).toBe(assignable);
  });
});

describe('reading', () => {
  test.each([
    [['VIEW_ALL_STAFF'], true],
    [['VIEW_LOCATION_STAFF'], { location_id: 1 }],
    [[], false],
  ])('with %j the list is %j', (held, verdict) => {
    expect(can(as('STAFF', held), 'list', staff)).toEqual(verdict);
  });

  test.each([
    [['VIEW_ALL_STAFF'], person({ location_id: 2 }), true],
    [['VIEW_LOCATION_STAFF'], person(), true],
    [['VIEW_LOCATION_STAFF'], person({ location_id: 2 }), false],
    [[], person(), false],
    [[], me('STAFF'), true],
  ])('with %j a record is readable: %j, %j', (held, record, verdict) => {
    expect(can(as('STAFF', held), 'one', staff, record)).toBe(verdict);
  });
});

describe('creating', () => {
  test.each([
    [['CREATE_STORE_STAFF'], { location_id: 2 }, true],
    [['CREATE_LOCATION_STAFF'], {}, true],
    [['CREATE_LOCATION_STAFF'], { location_id: 2 }, false],
    [['EDIT_LOCATION_STAFF'], {}, false],
    [['CREATE_LOCATION_STAFF'], { role: 'STORE_MANAGER' }, false],
    [['CREATE_LOCATION_STAFF'], { role: 'AUDITOR' }, true],
  ])('with %j as STAFF, of %j: %j', (held, values, verdict) => {
    expect(can(as('STAFF', held), 'create', staff, person(values))).toBe(verdict);
  });
});

describe('updating', () => {
  const manager = as('STORE_MANAGER');
  const owner = as('STORE_OWNER');
  const admin = as('ADMIN');
  const cases: [string, Who, object, object, boolean][] = [
    ['a manager, at home', manager, person(), { phone: '1' }, true],
    ['a manager, elsewhere', manager, person({ location_id: 2 }), { phone: '1' }, false],
    ['a manager, moving away', manager, person(), { location_id: 2 }, false],
    ['a manager, of a manager', manager, person({ role: 'STORE_MANAGER' }), { is_voided: true }, true],
    ['a manager, raising to owner', manager, person(), { role: 'STORE_OWNER' }, false],
    [
      'an owner, anywhere',
      owner,
      person({ location_id: 2 }),
      { location_id: 3, role: 'STORE_MANAGER' },
      true,
    ],
    ['an owner, of another owner', owner, person({ role: 'STORE_OWNER' }), { phone: '1' }, false],
    ['an administrator, of an owner', admin, person({ role: 'STORE_OWNER' }), { phone: '1' }, false],
    ['an administrator, of another', admin, person({ role: 'ADMIN' }), { phone: '1' }, false],
    ['an owner, of the own name', owner, me('STORE_OWNER'), { first_name: 'A', phone: '1' }, true],
    [
      'an owner, of their own e-mail, which has additional requirements',
      owner,
      me('STORE_OWNER'),
      { email: 'a@b.c' },
      false,
    ],
    ['an owner, of the own role', owner, me('STORE_OWNER'), { role: 'STAFF' }, false],
    ['an owner, of being voided', owner, me('STORE_OWNER'), { is_voided: true }, false],
    [
      'a STAFF rank, of a manager',
      as('STAFF', rights),
      person({ role: 'STORE_MANAGER' }),
      { phone: '1' },
      false,
    ],
    ['staff, of others', as('STAFF'), person(), { phone: '1' }, false],
    [
      'staff, of the own rights',
      as('STAFF'),
      me('STAFF'),
      { permissions: [{ permission_id: 'EDIT_ORDER' }] },
      false,
    ],
    [
      'staff, who send the own rights as they are',
      as('STAFF'),
      me('STAFF'),
      { permissions: [], phone: '1' },
      true,
    ],
  ];
  test.each(cases)('%s', (_, who, record, changes, verdict) => {
    expect(can(who, 'update', staff, { ...record }, { ...changes })).toBe(verdict);
  });

  test('an input checks whether its property may change at all', () => {
    expect(can(owner, 'update', staff, person(), { location_id: true })).toBe(true);
    expect(can(manager, 'update', staff, person(), { location_id: true })).toBe(false);
    expect(can(manager, 'update', staff, person(), { role: true })).toBe(true);
    expect(can(owner, 'update', staff, me('STORE_OWNER'), { role: true })).toBe(false);
  });
});

describe('effective rights', () => {
  test('are the rights of the role plus added minus removed ones', () => {
    const holder = {
      role: 'STAFF',
      permissions: [{ permission_id: 'EDIT_ORDER' }, { permission_id: 'VIEW_LOCATION' }],
      removed_permissions: [{ permission_id: 'EDIT_CUSTOMER' }],
    };
    expect(effectiveRights(['VIEW_LOCATION', 'EDIT_CUSTOMER'], holder)).toEqual([
      'VIEW_LOCATION',
      'EDIT_ORDER',
    ]);
    expect(effectiveRights([], { ...holder, role: 'ADMIN' })).toEqual(rights);
  });

  test('can be granted by those who have them; previously granted ones are kept', () => {
    const who = as('STAFF', ['EDIT_ORDER']);
    expect(mayGrant(who, ['EDIT_ORDER'])).toBe(true);
    expect(mayGrant(who, ['EDIT_ORDER', 'EDIT_CATALOG'])).toBe(false);
    expect(mayGrant(who, ['EDIT_CATALOG'], ['EDIT_CATALOG'])).toBe(true);
  });
});

describe('toggling a right', () => {
  const nothing = { permissions: [], removed_permissions: [] };
  const order = [{ permission_id: 'EDIT_ORDER' }];

  test('determines the overrides of a role in both directions', () => {
    expect(overridesOf(['EDIT_ORDER', 'EDIT_STOCK'], ['EDIT_STOCK', 'EDIT_CATALOG'])).toEqual({
      beyond: ['EDIT_CATALOG'],
      short: ['EDIT_ORDER'],
    });
  });

  test('missing in the role adds it, then removes the override', () => {
    const added = assign('EDIT_ORDER', [], nothing);
    expect(added).toEqual({ permissions: order, removed_permissions: [] });
    expect(unassign('EDIT_ORDER', [], added)).toEqual(nothing);
  });

  test('of the role removes it, then restores it', () => {
    const removed = unassign('EDIT_ORDER', ['EDIT_ORDER'], nothing);
    expect(removed).toEqual({ permissions: [], removed_permissions: order });
    expect(assign('EDIT_ORDER', ['EDIT_ORDER'], removed)).toEqual(nothing);
  });

  test('both in the role and the list removes both', () => {
    const both = { permissions: order, removed_permissions: [] };
    expect(unassign('EDIT_ORDER', ['EDIT_ORDER'], both)).toEqual({
      permissions: [],
      removed_permissions: order,
    });
  });
});

describe('roles', () => {
  const role = { code: 'AUDITOR', permissions: ['EDIT_CATALOG'] };
  const editor = as('STAFF', ['EDIT_ROLES_AND_PERMISSIONS', 'EDIT_ORDER']);

  test('are granted rights that the caller has and keep previous ones', () => {
    expect(can(editor, 'update', roleAccess, role, { permissions: ['EDIT_CATALOG', 'EDIT_ORDER'] })).toBe(
      true,
    );
    expect(can(editor, 'update', roleAccess, role, { permissions: ['EDIT_SHIPPING'] })).toBe(false);
    expect(can(editor, 'update', roleAccess, { ...role, code: 'STORE_MANAGER' }, {})).toBe(false);
    expect(can(as('ADMIN'), 'update', roleAccess, { ...role, code: 'ADMIN' }, {})).toBe(false);
    expect(can(as('STORE_MANAGER'), 'update', roleAccess)).toBe(false);
  });

  test('every right is in one group', () => {
    expect(Object.values(rightGroups).flat().toSorted()).toEqual([...rights].toSorted());
  });
});
