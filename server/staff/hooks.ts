import { and, eq, ne, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { rightCodes } from '../../src/schemas/effectiveRights.ts';
import type { Staff } from '../../src/schemas/staff/staff.ts';
import type { Identity } from './identity/identity.ts';
import { deleteCodes } from './account/codes.ts';
import { invite, type OriginOf } from './account/invite.ts';
import { invalid } from '../core/problem.ts';
import type { Live } from '../core/live/live.ts';
import type { Hooks } from '../core/records/entity.ts';
import { permissionRecord } from './permissions.ts';
import type { Scope } from '../core/scope.ts';
import { locations } from '../locations/index.ts';
import { staff } from './tables.ts';
import { changeAccount, createAccount } from './staffAccount.ts';
import { checkGrants } from './staffGrants.ts';

export interface StaffHooksOptions {
  identity: Promise<Pick<Identity, 'accounts'>>;
  originOf: OriginOf;
  live: Pick<Live, 'end'>;
}

/** Keeps the accounts of the identity service in step with staff records. */
export function staffHooks({ identity, originOf, live }: StaffHooksOptions): Hooks<Staff> {
  return {
    complete: async ({ store }, records) => {
      for (const record of records) Object.assign(record, completed(record, store.id));
    },

    beforeWrite: async (writing, person, stored) => {
      await checkLocation(writing.scope, person, stored);
      await checkEmail(writing.scope, person);
      await checkGrants(writing, person, stored);
      await checkOwners(writing.scope, person, stored);
      return {
        email: person.email.toLowerCase(),
        settings: { default_locale: person.settings.default_locale },
        permissions: bare(person.permissions),
        removed_permissions: bare(person.removed_permissions),
        ...(!stored && { uid: randomUUID().replaceAll('-', '').slice(0, 28) }),
        ...(person.is_voided && !stored?.is_voided && { sessions_valid_from: new Date() }),
      };
    },

    afterWrite: async ({ scope }, person, stored) => {
      const { accounts } = await identity;
      if (!stored) await createAccount(accounts, scope, person);
      else {
        if (person.is_voided) scope.afterCommit(() => live.end(scope.store.id, person.id));
        // Codes sent earlier must not work after the email changed, or after deactivation or reactivation.
        if (stored.email !== person.email || stored.is_voided !== person.is_voided)
          await deleteCodes(scope, person.id);
        await changeAccount(accounts, scope, person, stored);
      }
      const isReachedBefore = stored?.email === person.email && !stored.is_voided;
      const isWaiting = !stored || stored.status === 'INVITED';
      if (person.is_voided || !isWaiting || isReachedBefore) return;
      await invite(originOf, scope, person.id);
    },
  };
}

const completed = ({ id, settings, permissions, removed_permissions }: Staff, store_id: string) => ({
  settings: { staff_id: id, ...settings },
  permissions: rightCodes(permissions).map((right) => permissionRecord(store_id, right)),
  removed_permissions: rightCodes(removed_permissions).map((right) => permissionRecord(store_id, right)),
});

const bare = (permissions: Staff['permissions']) =>
  [...new Set(permissions.map(({ permission_id }) => permission_id))].map((permission_id) => ({
    permission_id,
  }));

async function checkLocation(scope: Scope, { location_id: id }: Staff, stored?: Staff) {
  if (id === stored?.location_id) return;
  const where = and(eq(locations.id, id), eq(locations.is_voided, false));
  if ((await scope.count(locations, where)) === 0)
    throw invalid([{ path: '/location_id', code: 'reference' }]);
}

async function checkEmail(scope: Scope, { id, email }: Partial<Staff>) {
  const others = and(eq(sql`lower(${staff.email})`, email?.toLowerCase()), id ? ne(staff.id, id) : undefined);
  if ((await scope.count(staff, others)) > 0) throw emailTaken();
}

const isOwner = ({ role, is_voided }: Staff) => role === 'STORE_OWNER' && !is_voided;

/** A store keeps at least one owner, even when two are deactivated concurrently. */
async function checkOwners(scope: Scope, person: Staff, stored?: Staff) {
  if (!stored || !isOwner(stored) || isOwner(person)) return;
  await scope.alone('owners');
  const others = and(eq(staff.role, 'STORE_OWNER'), eq(staff.is_voided, false), ne(staff.id, person.id));
  if ((await scope.count(staff, others)) > 0) return;
  throw invalid([{ path: person.is_voided ? '/is_voided' : '/role', code: 'last_owner' }]);
}

const emailTaken = () => invalid([{ path: '/email', code: 'unique' }]);
