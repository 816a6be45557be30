import type { Role } from '../../src/schemas/rights.ts';
import type { Accounts, NewAccount } from '../staff/index.ts';
import { demoStores, type DemoStore } from './data/stores.ts';
import { people } from './people.ts';
import { storeIdOf } from './stores.ts';

export interface DemoAccount {
  store: string;
  role: Role;
  email: string;
  password: string;
  domain: string;
}

/** The demo accounts shown to users: one of each role, and the owner of the second store. */
export const demoAccounts: DemoAccount[] = demoStores.flatMap((store) =>
  people(store).flatMap(({ person: { role, email }, password }) =>
    password ? [{ store: store.name, role, email, password, domain: store.domain }] : [],
  ),
);

/** Creates missing accounts of the demo's staff. */
export async function seedAccounts(accounts: Accounts): Promise<void> {
  for (const store of demoStores) {
    await accounts.ensureTenant(store.tenant_id, store.name);
    const wanted = accountsOf(store);
    const existing = await Promise.all(wanted.map(({ uid }) => accounts.get(store.tenant_id, uid)));
    const missing = wanted.filter((_, index) => !existing[index]);
    await Promise.all(missing.map((account) => accounts.create(store.tenant_id, account)));
  }
}

function accountsOf(store: DemoStore): NewAccount[] {
  return people(store).flatMap(({ person, password }) => {
    const { uid, email, first_name, last_name, id } = person;
    if (!uid) return [];
    const account = {
      uid,
      email,
      password:
        password ??
        `${store.name.split(' ')[0]}2026${first_name.normalize('NFD').replace(/\W/g, '').toLowerCase()}`,
      displayName: `${first_name} ${last_name}`,
      claims: { staff_id: id, store_id: storeIdOf(store) },
    };
    return [account];
  });
}
