import { describe, expect, test } from 'vitest';
import { parseCustomerSearch } from '../../src/custom/customers/search/parseCustomerSearch.ts';
import { parsePercent } from '../../src/schemas/amounts.ts';
import {
  exactMatch,
  repriceLines,
  addSellable,
  type FormLine,
} from '../../src/custom/sales/order/lines/line.ts';
import {
  defaultAddresses,
  calculateTotals,
  emptyAddress,
  orderForm,
  toOrder,
} from '../../src/custom/sales/order/orderForm.ts';
import { addSerial } from '../../src/custom/sales/order/steps/serialsToDeliver.ts';
import type { Address } from '../../src/schemas/customers/addresses.ts';
import type { OrderLine } from '../../src/schemas/sales/orders.ts';
import type { Sellable } from '../../src/schemas/sales/sellable.ts';

const screen: Sellable = {
  kind: 'ITEM',
  id: 'i1',
  name: 'Screen',
  item_kind: 'PART',
  sku: 'SCR-1',
  barcode: null,
  product_id: null,
  device: null,
  price: 10_000,
  wholesale_price: 8000,
  is_serialized: false,
  free: 3,
  bin: null,
  expected_date: null,
  warranty: null,
  warranty_unit: null,
  tax_class: 'STANDARD',
  serial: null,
  is_code: false,
};
const phone: Sellable = { ...screen, id: 'i2', name: 'Phone', is_serialized: true };
const repair: Sellable = {
  ...screen,
  kind: 'REPAIR',
  id: 'r1',
  name: 'Battery',
  device: 'Pixel 8',
  price: null,
};

const add = (lines: FormLine[], ...sold: Sellable[]) =>
  sold.reduce((all, one) => addSellable(all, one).lines, lines);

/** Errors of the rules for an order with these values. */
const errorsOf = (values: Record<string, unknown>) => {
  const order = toOrder({ discount_kind: 'AMOUNT', ...values });
  return orderForm.rules!.flatMap((rule) => rule.check(order)).map(({ path, code }) => `${path} ${code}`);
};

describe('Adding to an order', () => {
  test('increments the line with the same record at list price', () => {
    const lines = add([], screen, repair, screen);
    expect(lines.map(({ name, quantity, unit_price }) => [name, quantity, unit_price])).toEqual([
      ['Screen', 2, 10_000],
      ['Pixel 8 – Battery', 1, null],
    ]);
    expect(addSellable(lines, screen).index).toBe(0);
  });

  test('adds a line if the price was changed', () => {
    const [line] = add([], screen);
    expect(add([{ ...line!, unit_price: 9000 }], screen)).toHaveLength(2);
  });

  test('counts a serial number once in all lines', () => {
    const one = { ...phone, serial: 'A1' };
    const two = { ...phone, serial: 'B2' };
    const lines = add([], one, one, two);
    expect(lines.map(({ quantity, serials }) => [quantity, serials])).toEqual([[2, ['A1', 'B2']]]);
    expect(
      add(
        lines.map((line) => ({ ...line, unit_price: 1 })),
        one,
      ),
    ).toHaveLength(1);
  });

  test('requires an exact match of the code', () => {
    expect(exactMatch([screen, phone])).toBeUndefined();
    expect(exactMatch([screen])).toBeUndefined();
    const exact = { ...phone, is_code: true };
    expect(exactMatch([screen, exact])).toBe(exact);
  });

  test('updates prices when wholesale is switched, except changed ones', () => {
    const lines = add([], screen, phone);
    const changed = [lines[0]!, { ...lines[1]!, unit_price: 9999 }];
    const items = [screen, phone];
    const wholesale = repriceLines(changed, items, true);
    expect(wholesale.map(({ unit_price, list_price }) => [unit_price, list_price])).toEqual([
      [8000, 8000],
      [9999, 8000],
    ]);
    expect(repriceLines(wholesale, items, false)).toEqual(changed);
  });
});

describe('Order form', () => {
  test('omits amounts calculated by the services, and reasons that do not apply', () => {
    const [line] = add([], screen);
    const stored = { ...line!, id: 'l1', total: 11_300, taxes: [], returned: 0, price_reason: 'Old one' };
    const { lines } = toOrder({ lines: [stored], discount: null, shipping_fee: null });
    expect(lines).toEqual([expect.objectContaining({ id: 'l1', price_reason: null, discount: 0 })]);
    expect(Object.keys((lines as object[])[0]!)).not.toEqual(expect.arrayContaining(['total']));
  });

  test('requires reasons for prices and customers for gifts, and limits serial numbers and discounts', () => {
    const [line] = add([], screen);
    expect(errorsOf({ lines: [line], discount: 10_000 })).toEqual([]);
    expect(errorsOf({ lines: [line], discount: 10_001 })).toEqual(['/discount discount_over']);
    expect(errorsOf({ lines: [{ ...line, unit_price: 1 }] })).toEqual(['/lines/0/price_reason price_reason']);
    expect(errorsOf({ lines: [{ ...line, serials: ['A', 'B'] }] })).toEqual([
      '/lines/0/serials serials_more',
    ]);
    expect(errorsOf({ lines: [{ ...line, kind: 'GIFT' }], customer_id: null })).toEqual([
      '/customer_id required',
    ]);
  });

  test('calculates the total as the services do; incomplete numbers count as 0', () => {
    const [line] = add([], screen);
    const lines: FormLine[] = [
      { ...line!, discount_kind: 'PERCENT', discount: 1000 },
      { ...line!, unit_price: '12,' },
    ];
    const place = { country: 'CA', state: 'QC' };
    const { subtotal, discount, gst_hst, pst_rst_qst, total } = calculateTotals(
      { lines, shipping_fee: 500 },
      place,
      '2026-11-23',
    );
    expect({ subtotal, discount, gst_hst, pst_rst_qst, total }).toEqual({
      subtotal: 10_000,
      discount: 1000,
      gst_hst: 475,
      pst_rst_qst: 948,
      total: 10_923,
    });
  });

  test('taxes shipped orders at the destination as the services do, and exempt customers not at all', () => {
    const lines = add([], screen);
    const shipping_address = { ...emptyAddress(), country: 'CA', state: 'QC' };
    const location = { country: 'CA', state: 'ON' };
    const taxes = (values: object, store = {}) =>
      calculateTotals({ lines, shipping_address, ...values }, location, '2026-11-25', store).taxes.map(
        ({ kind, amount }) => `${kind} ${amount}`,
      );
    const registered = { tax_registrations: [{ state: 'QC' as const, number: '1' }] };
    expect(taxes({})).toEqual(['HST 1300']);
    expect(taxes({ delivery: 'SHIPPED' })).toEqual(['GST 500']);
    expect(taxes({ delivery: 'SHIPPED' }, registered)).toEqual(['GST 500', 'QST 998']);
    expect(taxes({ is_tax_exempt: true })).toEqual([]);
    expect(taxes({ lines: [{ ...lines[0]!, tax_class: 'GST_ONLY' }] })).toEqual(['GST 500']);
  });

  test('uses the default addresses of the customer', () => {
    const address = (city: string, address_type: Address['address_type'], is_default: boolean) =>
      ({ city, address_type, is_default, is_voided: false }) as Address;
    const chosen = defaultAddresses([
      address('Laval', 'SHIPPING', false),
      address('Québec', 'SHIPPING', true),
      { ...address('Gone', 'BILLING', true), is_voided: true },
    ]);
    expect([chosen.billing_address?.city, chosen.shipping_address?.city]).toEqual(['Québec', 'Québec']);
  });
});

test('Prefills a new customer with the search text', () => {
  expect(parseCustomerSearch('ada@example.com')).toEqual({ email: 'ada@example.com' });
  expect(parseCustomerSearch('(613) 555-0100')).toEqual({ phone: '(613) 555-0100' });
  expect(parseCustomerSearch('Lovelace, Ada')).toEqual({ first_name: 'Ada', last_name: 'Lovelace' });
  expect(parseCustomerSearch('Ada King Lovelace')).toEqual({ first_name: 'Ada', last_name: 'King Lovelace' });
});

test('Parses percentages with up to two decimals', () => {
  expect(['12.5', '12,5', '100', '', 'ten'].map(parsePercent)).toEqual([1250, 1250, 10_000, null, null]);
});

test('Requires delivered serial numbers to be unique and no more than sold', () => {
  const line = { id: 'l1', quantity: 1 } as OrderLine;
  const one = addSerial({}, line, 'A1');
  expect(one).toEqual({ l1: ['A1'] });
  expect(addSerial(one, line, 'B2')).toBe(one);
  expect(addSerial(one, { ...line, id: 'l2' }, 'A1')).toBe(one);
});
