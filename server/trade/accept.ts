import { and, asc, eq, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { isInvalidImei, normalizeSerial } from '../../src/schemas/inventory/codes.ts';
import { roundToCash } from '../../src/schemas/money.ts';
import { ageOn } from '../../src/schemas/trade/identity.ts';
import type { Acceptance, TradeRequest } from '../../src/schemas/trade/requests.ts';
import type { ValidationError } from '../../src/schemas/validate.ts';
import { recordHistory } from '../core/history/note.ts';
import { invalid } from '../core/problem.ts';
import type { RowValues, Writing } from '../core/records/entity.ts';
import type { Scope } from '../core/scope.ts';
import { folded } from '../core/tables/folded.ts';
import { type Inventory, items, move } from '../inventory/index.ts';
import { cashEntries, dayAt, openRegister, post } from '../wallet/index.ts';
import { readSettings } from './settings.ts';
import { tradeIdentities } from './tables.ts';

export type Accepting = Acceptance;

/**
 * Buys a device: stores the seller's identity, pays out, and receives its serial into stock, all in the caller's
 * transaction. Returns the changed columns of the trade-in.
 */
export async function accept(
  inventory: Inventory,
  { scope, who }: Pick<Writing, 'scope' | 'who'>,
  request: TradeRequest,
  accepting: Accepting,
): Promise<RowValues<TradeRequest>> {
  const { payout, identity = null } = accepting;
  const serial = normalizeSerial(request.serial ?? '');
  const errors = [
    ...(serial ? [] : [{ path: '/serial', code: 'required' }]),
    ...(isInvalidImei(serial) ? [{ path: '/serial', code: 'imei' }] : []),
    ...(payout === 'STORE_CREDIT' && !request.customer_id
      ? [{ path: '/customer_id', code: 'required' }]
      : []),
    ...(await identityErrors(scope, request, identity)),
  ];
  if (errors.length > 0) throw invalid(errors);
  const offer = request.offer ?? 0;
  const { location_id } = request;
  const register_id =
    payout === 'CASH'
      ? await openRegister(scope, {
          location_id,
          register_id: accepting.register_id,
          takes: roundToCash(offer),
        })
      : null;
  if (identity) await storeIdentity(scope, who.staff_id, request.id, identity);
  const item_id = await itemOf(scope, who, request, accepting);
  await move(inventory, scope, who.staff_id, [
    {
      item_id,
      location_id: request.location_id,
      kind: 'RECEIVE',
      quantity: 1,
      serials: [serial],
      unit_cost: offer,
      source: 'TRADE',
      source_id: request.id,
      path: '',
    },
  ]);
  await post(scope, who.staff_id, {
    kind: 'TRADE_IN',
    location_id: request.location_id,
    customer_id: request.customer_id,
    register_id,
    trade_request_id: request.id,
    entries: [
      { account: 'INVENTORY', amount: offer },
      ...(payout === 'CASH'
        ? cashEntries(-offer, register_id)
        : [{ account: 'STORE_CREDIT' as const, amount: -offer, customer_id: request.customer_id }]),
    ],
  });
  return {
    state: 'ACCEPTED',
    payout,
    register_id,
    item_id,
    accepted_date: new Date(),
    accepted_by: who.staff_id,
  };
}

type Identity = NonNullable<Accepting['identity']>;

/** Requires an identity document if the store demands one, and the minimum age. */
async function identityErrors(
  scope: Scope,
  request: TradeRequest,
  identity: Identity | null,
): Promise<ValidationError[]> {
  const { needs_identity, minimum_age } = await readSettings(scope);
  if (!identity) return needs_identity ? [{ path: '/identity', code: 'required' }] : [];
  const day = await dayAt(scope, request.location_id);
  const age = ageOn(day, identity.birth_date);
  if (identity.birth_date > day || age > 130) return [{ path: '/identity/birth_date', code: 'date' }];
  if (age >= minimum_age) return [];
  return [{ path: '/identity/birth_date', code: 'too_young', params: { limit: minimum_age } }];
}

const storeIdentity = (scope: Scope, by: string, trade_request_id: string, identity: Identity) =>
  scope.insert(tradeIdentities, [{ ...identity, trade_request_id, created_by: by }]);

/** Returns the item that the device is received as: the chosen one, or a new one. */
async function itemOf(
  scope: Scope,
  who: Writing['who'],
  request: TradeRequest,
  { item_id, new_item }: Accepting,
): Promise<string> {
  if (!item_id && !new_item) throw invalid([{ path: '/item_id', code: 'required' }]);
  if (new_item && !item_id) return addItem(scope, who, request, new_item);
  const { id, product_id, is_serialized, is_voided } = items;
  const [item] = await scope.select(
    items,
    { product_id, is_serialized, is_voided },
    { where: eq(id, String(item_id)) },
  );
  if (!item || item.is_voided || item.product_id !== request.product_id)
    throw invalid([{ path: '/item_id', code: 'reference' }]);
  if (!item.is_serialized) throw invalid([{ path: '/item_id', code: 'not_serialized' }]);
  return String(item_id);
}

async function addItem(
  scope: Scope,
  who: Writing['who'],
  { product_id }: TradeRequest,
  { name, sku, price = null }: NonNullable<Accepting['new_item']>,
): Promise<string> {
  const code = sku.trim();
  await scope.alone(`sku ${code.toLowerCase()}`);
  const isTaken = eq(folded(items.sku), folded(code));
  if ((await scope.count(items, isTaken)) > 0) throw invalid([{ path: '/new_item/sku', code: 'unique' }]);
  const id = randomUUID();
  await scope.insert(items, [
    {
      id,
      name: name.trim(),
      sku: code,
      kind: 'DEVICE',
      is_serialized: true,
      product_id,
      price,
      created_by: who.staff_id,
      modified_by: who.staff_id,
    },
  ]);
  await recordHistory(scope, who, [{ model: 'items', id, action: 'created' }]);
  return id;
}

/** Items that a device can be received as: serialized ones of its product. */
export function itemsFor(scope: Scope, productId: string) {
  const { id, name, sku, product_id, is_serialized, is_voided } = items;
  return scope.select(
    items,
    { id, name, sku: sql<string | null>`${sku}` },
    {
      where: and(eq(product_id, productId), eq(is_serialized, true), eq(is_voided, false)),
      orderBy: [asc(folded(name)), asc(id)],
      limit: 100,
    },
  );
}
