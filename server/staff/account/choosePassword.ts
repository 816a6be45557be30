import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Accounts } from '../identity/accounts.ts';
import { change } from '../../core/records/version.ts';
import type { Scope } from '../../core/scope.ts';
import { staff } from '../tables.ts';
import { readStore } from '../../store/readStore.ts';
import { redeemCode, refuseCode, type Redeemed } from './codes.ts';

type Person = typeof staff.$inferSelect;

/** Whoever has this address in the store, unless they are voided. */
export async function findByEmail(scope: Scope, email: string): Promise<Person | undefined> {
  const where = and(eq(sql`lower(${staff.email})`, email.toLowerCase()), eq(staff.is_voided, false));
  const [person] = await scope.select(staff, getTableColumns(staff), { where });
  return person;
}

export interface Choice {
  email: string;
  code: string;
  password: string;
}

/** The language of a browser's Accept-Language, where it is one of ours. */
export const languageIn = (header = ''): 'en' | 'fr' | undefined =>
  /^fr\b/i.test(header) ? 'fr' : /^en\b/i.test(header) ? 'en' : undefined;

export interface Chosen {
  verdict: Redeemed['verdict'];
  /** Whose code it was meant to be, where there is such a person. */
  person?: Person;
}

/**
 * Sets the password of whoever the code was sent to; every session from before is over. Without a store it is nobody. Who was
 * invited begins with the language of the browser.
 */
export async function choosePassword(
  getAccounts: () => Promise<Accounts>,
  scope: Scope | undefined,
  { email, code, password }: Choice,
  language?: 'en' | 'fr',
): Promise<Chosen> {
  const person = scope && (await findByEmail(scope, email));
  if (!scope || !person) return refuseCode(code);
  const redeemed = await redeemCode(scope, person.id, code);
  if (redeemed.verdict !== 'right') return { verdict: redeemed.verdict, person };
  try {
    await setPassword(await getAccounts(), scope, withLanguage(person, language), password);
  } catch (error) {
    await redeemed.restore();
    throw error;
  }
  return { verdict: 'right', person };
}

const withLanguage = (person: Person, language: 'en' | 'fr' | undefined): Person =>
  person.status === 'INVITED' && language
    ? { ...person, settings: { ...person.settings, default_locale: language } }
    : person;

/** An account that is missing is made under the staff member's own id, so that a second try finds it. */
async function setPassword(accounts: Accounts, scope: Scope, person: Person, password: string) {
  const { tenant_id } = await readStore(scope);
  const { id, store_id, email, first_name, last_name, settings } = person;
  const uid = person.uid ?? id;
  const claims = { staff_id: id, store_id };
  if (await accounts.get(tenant_id, uid)) {
    await accounts.update(tenant_id, uid, { password, claims });
  } else {
    const displayName = `${first_name} ${last_name}`;
    await accounts.create(tenant_id, { uid, email, password, displayName, claims });
  }
  await accounts.revokeSessions(tenant_id, uid);
  await change(scope, staff, [id], id, { uid, settings, status: 'ACTIVE', sessions_valid_from: new Date() });
}
