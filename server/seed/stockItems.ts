import { hasLuhnDigit } from '../../src/schemas/inventory/codes.ts';
import type { itemKinds } from '../../src/schemas/inventory/items.ts';
import { accessories, partsOfDevices, soldDevices } from './data/stockItems.ts';
import type { DemoStore } from './data/stores.ts';
import { pastMoment } from './days.ts';
import { devicesOf, type Device } from './devices.ts';
import { Random, uuidOf } from './random.ts';
import { storeIdOf } from './stores.ts';
import { supplierIdOf } from './suppliers.ts';

export interface StockItem {
  id: string;
  store_id: string;
  name: string;
  kind: (typeof itemKinds)[number];
  sku: string;
  barcode: string;
  is_serialized: boolean;
  product_id: string | null;
  supplier_id: string;
  cost: number;
  price: number;
  low_stock: number | null;
  created_date: Date;
  modified_date: Date;
}

const stockItemIdOf = (store: DemoStore, name: string) => uuidOf(`${store.key}/item/${name}`);

const cents = (dollars: number) => Math.round(dollars * 100);

/** Appends the EAN-13 check digit. */
function withCheckDigit(digits: string): string {
  const sum = digits
    .split('')
    .reduce((total, digit, index) => total + Number(digit) * (index % 2 ? 3 : 1), 0);
  return digits + String((10 - (sum % 10)) % 10);
}

/** Generates an IMEI in a range that no real device uses. */
export function imeiOf(random: Random): string {
  const digits = `00${String(random.integer(0, 999_999)).padStart(6, '0')}${String(random.integer(0, 999_999)).padStart(6, '0')}`;
  const last = '0123456789'.split('').find((digit) => hasLuhnDigit(digits + digit));
  return digits + String(last);
}

/** Builds a store's items: parts of its devices, accessories, and some devices with IMEI. */
export function buildStockItems(store: DemoStore): StockItem[] {
  const random = new Random(`${store.key}/items`);
  const devices = devicesOf(store);
  let number = 0;
  const item = (
    values: Pick<StockItem, 'name' | 'kind' | 'sku' | 'cost' | 'price' | 'low_stock'> & { supplier: string },
    device?: Device,
  ): StockItem => {
    const { supplier, name, ...rest } = values;
    const created_date = pastMoment(random.next() * 0.5);
    number += 1;
    return {
      id: stockItemIdOf(store, name),
      store_id: storeIdOf(store),
      name,
      ...rest,
      // EANs that start with 2 are for use within a store.
      barcode: withCheckDigit(`20${String(number).padStart(10, '0')}`),
      is_serialized: values.kind === 'DEVICE',
      product_id: device ? uuidOf(`${store.key}/product/${device.name}`) : null,
      supplier_id: supplierIdOf(store, supplier),
      created_date,
      modified_date: created_date,
    };
  };
  const of = (kind: Device['kind'], count: number) =>
    devices.filter((device) => device.kind === kind).slice(0, count);
  const code = () => String(number + 1).padStart(3, '0');

  const parts = partsOfDevices.flatMap(({ kind, word, code: short, supplier, models, cost }) =>
    of(kind, models).map((device) => {
      const dollars = random.integer(...cost);
      return item(
        {
          name: `${device.name} ${word}`,
          kind: 'PART',
          sku: `${short}-${code()}`,
          supplier,
          cost: cents(dollars),
          price: cents(Math.round(dollars * 1.9) + 0.99),
          low_stock: 2,
        },
        device,
      );
    }),
  );
  const sold = of('phone', soldDevices.models).map((device) => {
    const dollars = random.integer(...soldDevices.cost);
    return item(
      {
        name: `${device.name}, refurbished`,
        kind: 'DEVICE',
        sku: `DEV-${code()}`,
        supplier: soldDevices.supplier,
        cost: cents(dollars),
        price: cents(Math.round(dollars * 1.35) + 0.99),
        low_stock: null,
      },
      device,
    );
  });
  const others = accessories.map(([name, cost, price]) =>
    item({
      name,
      kind: 'ACCESSORY',
      sku: `ACC-${code()}`,
      supplier: 'Case & Cable Trading',
      cost: cents(cost),
      price: cents(price),
      low_stock: 4,
    }),
  );
  return [...parts, ...sold, ...others];
}
