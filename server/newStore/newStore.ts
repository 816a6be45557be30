import { randomUUID } from 'node:crypto';
import { Type, type Static } from 'typebox';
import { allHours } from '../../src/schemas/locations/hours.ts';
import { Location } from '../../src/schemas/locations/locations.ts';
import { Staff } from '../../src/schemas/staff/staff.ts';
import { Store } from '../../src/schemas/store/store.ts';
import { invite, type OriginOf, staff } from '../staff/index.ts';
import { validatorOf } from '../core/ajv.ts';
import type { Db } from '../core/database.ts';
import { databaseError } from '../core/databaseError.ts';
import { Scope } from '../core/scope.ts';
import { stores } from '../core/tables/stores.ts';
import { locations } from '../locations/index.ts';
import { StartError } from '../progress.ts';
import { setUp } from './setUp.ts';

const domain = '^(?=.{4,253}$)([a-z0-9]([a-z0-9-]*[a-z0-9])?\\.)+[a-z0-9-]{2,}$';

/** The file that describes a new store, its first location and its owner. */
export const NewStore = Type.Object(
  {
    store: Type.Object(
      {
        ...Type.Pick(Store, ['name', 'business_name', 'email']).properties,
        domain: Type.String({ pattern: domain }),
        tenant_id: Type.String({ minLength: 1, maxLength: 200 }),
        timezone: Location.properties.timezone,
      },
      { additionalProperties: false },
    ),
    location: Type.Object(
      Type.Pick(Location, ['location_name', 'email', 'country', 'state', 'city', 'postcode', 'address_1'])
        .properties,
      { additionalProperties: false },
    ),
    owner: Type.Object(
      {
        ...Type.Pick(Staff, ['first_name', 'last_name', 'email']).properties,
        language: Type.Enum(['en', 'fr']),
      },
      { additionalProperties: false },
    ),
  },
  { additionalProperties: false },
);
export type NewStore = Static<typeof NewStore>;

const isNewStore = validatorOf<NewStore>(NewStore);

/** Returns the errors of a description, one line each. */
export function problemsOf(described: unknown): string[] {
  const problems = isNewStore(described)
    ? []
    : (isNewStore.errors ?? []).map(
        ({ instancePath, message, params }) => `${instancePath || '/'}: ${message} ${JSON.stringify(params)}`,
      );
  const timezone = (described as Partial<NewStore> | null)?.store?.timezone;
  const isKnown = typeof timezone !== 'string' || isTimezone(timezone);
  return isKnown ? problems : [...problems, `/store/timezone: there is no time zone "${timezone}"`];
}

function isTimezone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}

/** Creates a store and queues the invitation of its owner; throws if its domain or tenant is taken. */
export async function addStore(
  db: Db,
  { store, location, owner }: NewStore,
  originOf: OriginOf,
): Promise<void> {
  const { timezone } = store;
  const id = randomUUID();
  const { language: default_locale, ...person } = owner;
  try {
    await db.transaction(async (transaction) => {
      await transaction.insert(stores).values({ id, ...store });
      await setUp(transaction, id);
      const scope = new Scope(transaction, { id, timezone });
      const location_id = (await scope.create(locations, {
        ...location,
        timezone,
        is_main: true,
        location_hours: allHours(),
      })) as number;
      const staffId = randomUUID();
      await scope.insert(staff, [
        {
          ...person,
          id: staffId,
          email: owner.email.toLowerCase(),
          role: 'STORE_OWNER',
          location_id,
          settings: { default_locale },
        },
      ]);
      await invite(originOf, scope, staffId);
    });
  } catch (error) {
    if (databaseError(error).code !== '23505') throw error;
    throw new StartError(`A store has the domain ${store.domain} or the tenant ${store.tenant_id} already.`);
  }
}
