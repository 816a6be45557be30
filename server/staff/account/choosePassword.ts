import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Accounts } from '../identity/accounts.ts';
import { updateVersioned } from '../../core/records/version.ts';
import type { Scope } from '../../core/scope.ts';
import { staff } from '../tables.ts';
import { readStore } from '../../store/index.ts';
import { redeemCode, refuseCode, type Redeemed } from './codes.ts';

type Person = typeof staff.$inferSelect;

/** Returns the staff member with this address in the store, unless voided. */
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

/** The language of an Accept-Language header, if it is supported. */
export const languageIn = (header = ''): 'en' | 'fr' | undefined =>
  /^fr\b/i.test(header) ? 'fr' : /^en\b/i.test(header) ? 'en' : undefined;

export interface Chosen {
  verdict: Redeemed['verdict'];
  /** The staff member with the given email, if there is one. */
  person?: Person;
}

/**
 * Sets the password of the staff member who received the code, and ends all earlier sessions. Without a store, no staff
 * member matches. Invited staff start with the language of their browser.
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

/** A missing account is created with the staff member's id as uid, so that a retry finds it. */
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
  await updateVersioned(scope, staff, [id], id, {
    uid,
    settings,
    status: 'ACTIVE',
    sessions_valid_from: new Date(),
  });
}
