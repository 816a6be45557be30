import { and, asc, eq, like, or } from 'drizzle-orm';
import { dayIn } from '../../src/schemas/days.ts';
import { calculateOffer } from '../../src/schemas/trade/offer.ts';
import { conditions, type Deduction } from '../../src/schemas/trade/terms.ts';
import { products } from '../catalog/index.ts';
import type { Db } from '../core/database.ts';
import { Scope } from '../core/scope.ts';
import { tradePrices, tradeRequests, tradeVersions } from '../trade/index.ts';
import type { Customer } from './customers.ts';
import type { DemoStore } from './data/stores.ts';
import { people } from './people.ts';
import { Random, uuidOf } from './random.ts';
import { storeIdOf } from './stores.ts';

const DAY = 86_400_000;

/** Price of each condition, in percent of the best one. */
const worth = { LIKE_NEW: 100, GOOD: 85, FAIR: 65, POOR: 35 };
const storages = ['128 GB', '256 GB', '512 GB'];

const defects = [
  ['Broken screen', 'Écran brisé', 'AMOUNT', 8000],
  ['Broken back', 'Dos brisé', 'AMOUNT', 4500],
  ['Worn battery', 'Batterie usée', 'PERCENT', 1000],
  ['Face ID or Touch ID does not work', 'Face ID ou Touch ID ne fonctionne pas', 'PERCENT', 2500],
  ['No accessories', 'Sans accessoires', 'AMOUNT', 1000],
] as const;

/** In cents: higher for later devices of the list and for more storage. */
const priceOf = (index: number, storage: number, condition: keyof typeof worth) =>
  Math.round(((18_000 + index * 1500 + storage * 4000) * worth[condition]) / 50_000) * 500;

/** Adds a valid price list, an upcoming one, and trade-ins. */
export async function addTrades(
  db: Db,
  store: DemoStore,
  { customers, locationIds, now }: { customers: Customer[]; locationIds: number[]; now: Date },
): Promise<void> {
  const scope = new Scope(db, { id: storeIdOf(store), timezone: store.timezone });
  const owner = people(store).find(({ person }) => person.role === 'STORE_OWNER')?.person.id ?? null;
  const deductions = defects.map(([name, name_fr, kind, value]): Deduction => ({
    id: uuidOf(`${store.key}/defect/${name}`),
    name,
    name_fr,
    kind,
    value,
  }));
  const devices = await scope.select(
    products,
    { id: products.id, name: products.name },
    {
      where: and(
        eq(products.is_voided, false),
        or(like(products.name, 'iPhone 1%'), like(products.name, 'Galaxy S2%')),
      ),
      orderBy: [asc(products.name)],
      limit: 40,
    },
  );
  const audit = { created_by: owner, modified_by: owner };
  const dayFromNow = (days: number) => dayIn(store.timezone, new Date(now.getTime() + days * DAY));
  const versionIds = [1, 2].map((number) => uuidOf(`${store.key}/tradeVersion/${number}`));
  await scope.insert(
    tradeVersions,
    versionIds.map((id, index) => ({
      id,
      number: index + 1,
      valid_from: dayFromNow(index === 0 ? -45 : 30),
      deductions,
      ...audit,
    })),
  );
  await scope.insert(
    tradePrices,
    versionIds.flatMap((version_id, version) =>
      devices.flatMap(({ id: product_id }, index) =>
        storages.flatMap((storage, size) =>
          conditions.map((condition) => ({
            version_id,
            product_id,
            storage,
            condition,
            amount: Math.max(0, priceOf(index, size, condition) - version * 1000),
          })),
        ),
      ),
    ),
  );
  const random = new Random(`${store.key}/trades`);
  const states = ['NEW', 'OFFERED', 'NEW', 'OFFERED', 'DECLINED', 'OFFERED'] as const;
  for (const [index, state] of states.entries()) {
    if (devices.length === 0) return;
    const customer = random.pick(customers);
    const device = random.integer(0, devices.length - 1);
    const size = random.integer(0, storages.length - 1);
    const base = priceOf(device, size, 'GOOD');
    const own = deductions.slice(index % 3, (index % 3) + 2);
    const created_date = new Date(now.getTime() - (20 - 3 * index) * DAY);
    const expires_on = dayFromNow(3 * index - 7);
    await scope.create(tradeRequests, {
      id: uuidOf(`${store.key}/trade/${index}`),
      number: index + 1,
      location_id: locationIds[Math.floor(index / 2) % 2] ?? locationIds[0],
      state,
      customer_id: customer.id,
      customer_first_name: customer.first_name,
      customer_last_name: customer.last_name,
      customer_email: customer.email,
      customer_phone: customer.phone,
      product_id: devices[device]!.id,
      storage: storages[size],
      condition: 'GOOD',
      defect_ids: own.map(({ id }) => id),
      version_id: versionIds[0],
      base,
      ...calculateOffer(base, own),
      ...(state === 'OFFERED' && {
        offered_date: created_date,
        expires_on,
        expires_date: new Date(Date.parse(`${expires_on}T00:00:00Z`) + DAY),
      }),
      ...audit,
      created_date,
      modified_date: created_date,
    });
  }
}
