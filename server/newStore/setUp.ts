import { flags, type Flag } from '../../src/schemas/flags.ts';
import { roleRights, roles as roleCodes } from '../../src/schemas/rights.ts';
import type { Db } from '../core/database.ts';
import { roles } from '../staff/index.ts';
import { lookupWords } from './lookupWords.ts';
import { contactMethods, deliveryMethods, features, lookups } from '../store/index.ts';

const roleNames = {
  ADMIN: 'Administrator',
  STORE_OWNER: 'Store owner',
  STORE_MANAGER: 'Store manager',
  STAFF: 'Staff',
};

interface SetUp {
  /** Default: all. */
  deliveryMethods?: string[];
  flagsOff?: Flag[];
  created_date?: Date;
}

/** Creates the initial data of a store: feature flags, roles with their rights, texts of codes, methods. */
export async function setUp(
  db: Db,
  store_id: string,
  { deliveryMethods: offered, flagsOff = [], created_date = new Date() }: SetUp = {},
): Promise<void> {
  const dates = { created_date, modified_date: created_date };
  await db
    .insert(features)
    .values(
      flags.map((feature_id) => ({ store_id, feature_id, is_enabled: !flagsOff.includes(feature_id) })),
    );
  await db.insert(roles).values(
    roleCodes.map((code) => ({
      store_id,
      code,
      code_text: roleNames[code],
      permissions: [...roleRights[code]],
      ...dates,
    })),
  );
  await db.insert(lookups).values(lookupRows(store_id));
  await db
    .insert(deliveryMethods)
    .values(
      codesOf('DELIVERY_METHOD').map((code) => ({ store_id, code, is_enabled: offered?.includes(code) })),
    );
  await db
    .insert(contactMethods)
    .values(codesOf('CONTACT_METHOD').map((code) => ({ store_id, code, is_enabled: code !== 'TEXT' })));
}

const codesOf = (type: string) => Object.keys(lookupWords[type] ?? {});

const lookupRows = (store_id: string) =>
  Object.entries(lookupWords).flatMap(([type, codes]) =>
    Object.entries(codes).flatMap(([code, [en, fr]], display_order) => [
      { store_id, type, language_code: 'en', code, code_text: en, display_order },
      { store_id, type, language_code: 'fr', code, code_text: fr, display_order },
    ]),
  );
