import { describe, expect, test } from 'vitest';
import {
  adjustErrors,
  differenceOf,
  toAdjustRequest,
  type AdjustForm,
  type StockLevel,
} from '../../src/custom/inventory/adjust/adjustForm.ts';
import { countScan } from '../../src/custom/inventory/orders/receive/receivedCounts.ts';
import {
  quantityOf,
  toReceiveRequest,
  receiveErrors,
  type ReceiveForm,
  type ReceiveLine,
} from '../../src/custom/inventory/receive/receiveForm.ts';
import { addItem, addSerial } from '../../src/custom/inventory/receive/addScanned.ts';

const item = (id: string, is_serialized = false) => ({
  id,
  name: `Item ${id}`,
  sku: `SKU-${id}`,
  barcode: null,
  is_serialized,
});
const counted = (quantity: ReceiveLine['quantity'], id = '1'): ReceiveLine => ({
  item: item(id),
  quantity,
  serials: '',
  unit_cost: null,
});
const numbered = (serials: string, id = '2'): ReceiveLine => ({
  item: item(id, true),
  quantity: 1,
  serials,
  unit_cost: 1250,
});
const receive = (...lines: ReceiveLine[]): ReceiveForm => ({ location_id: 3, note: ' ', lines });
const codes = (form: ReceiveForm) => receiveErrors(form).map(({ path, code }) => `${path} ${code}`);

describe('receive form', () => {
  test.each<[ReceiveLine['quantity'], string[]]>([
    [1, []],
    [1_000_000, []],
    [null, ['/lines/0/quantity required']],
    [0, ['/lines/0/quantity minimum']],
    [-1, ['/lines/0/quantity minimum']],
    [1.5, ['/lines/0/quantity whole']],
    [1e9, ['/lines/0/quantity maximum']],
    ['1 299', ['/lines/0/quantity whole']],
  ])('validates a quantity of %j', (quantity, faults) =>
    expect(codes(receive(counted(quantity)))).toEqual(faults),
  );

  test('requires a location and a line', () => {
    expect(codes({ location_id: null, note: null, lines: [] })).toEqual([
      '/location_id required',
      '/lines no_line',
    ]);
  });

  test('rejects an invalid IMEI and a duplicate serial number in any format', () => {
    const form = receive(
      numbered('35 693803 564380 9\nabc-1, ABC1'),
      numbered('356938035643809', '3'),
      numbered('356938035643808', '4'),
      numbered(' \n', '5'),
    );
    expect(codes(form)).toEqual([
      '/lines/3/serials no_serial',
      '/lines/0/serials serial_twice',
      '/lines/1/serials serial_twice',
      '/lines/2/serials imei',
    ]);
    expect(receiveErrors(form)[1]?.params).toEqual({ serial: 'ABC1' });
  });

  test('sends normalized serial numbers', () => {
    const form = receive(counted(5), numbered('c02-xk1\n356938035643809\n'));
    expect(form.lines.map(quantityOf)).toEqual([5, 2]);
    expect(toReceiveRequest(form, 'k')).toEqual({
      key: 'k',
      location_id: 3,
      note: null,
      lines: [
        { item_id: '1', quantity: 5, serials: [], unit_cost: null },
        { item_id: '2', quantity: 2, serials: ['C02XK1', '356938035643809'], unit_cost: 1250 },
      ],
    });
  });

  test('adds one to a scanned item; an unknown code becomes a serial number of the latest one', () => {
    const twice = addItem(addItem([], counted(1)), counted(1));
    expect(twice.map(({ quantity }) => quantity)).toEqual([2]);
    expect(addSerial(twice, 'X1')).toBeUndefined();
    const lines = addItem(twice, numbered(''));
    const scanned = addSerial(addSerial(lines, 'x1') ?? [], 'x2');
    expect(scanned?.at(-1)?.serials).toBe('X1\nx2');
    expect(addItem(scanned ?? [], numbered('X3')).at(-1)?.serials).toBe('X1\nX2\nX3');
  });
});

describe('adjustment', () => {
  const level: StockLevel = { on_hand: 5, reserved: 2, available: 3, incoming: 0 };
  const adjust = (changes: Partial<AdjustForm>): AdjustForm => ({
    item: { ...item('1'), cost: 800, currency: 'CAD' },
    location_id: 3,
    way: 'less',
    amount: 1,
    gone: [],
    found: '',
    reason: 'DAMAGED',
    note: null,
    ...changes,
  });
  const serialized = { ...item('2', true), cost: null, currency: 'CAD' as const };
  const faults = (changes: Partial<AdjustForm>) =>
    adjustErrors(adjust(changes), level).map(({ path, code }) => `${path} ${code}`);

  test.each<[Partial<AdjustForm>, number | undefined, string[]]>([
    [{ amount: 3 }, -3, []],
    [{ amount: 4 }, -4, ['/amount stock_promised']],
    [{ way: 'more', amount: 4 }, 4, []],
    [{ way: 'to', amount: 2 }, -3, []],
    [{ way: 'to', amount: 0 }, -5, ['/amount stock_promised']],
    [{ way: 'to', amount: 5 }, 0, ['/amount same_number']],
    [{ amount: 0 }, -0, ['/amount minimum']],
    [{ amount: '1,5' }, undefined, ['/amount whole']],
    [{ reason: null }, -1, ['/reason required']],
    [{ reason: 'OTHER', note: ' ' }, -1, ['/note other_reason']],
    [{ item: serialized }, -0, ['/gone no_serial']],
    [{ item: serialized, gone: ['A', 'B', 'C', 'D'] }, -4, ['/gone stock_promised']],
    [{ item: serialized, way: 'more', found: '356938035643808' }, 1, ['/found imei']],
  ])('validates %j', (changes, difference, expected) => {
    expect(differenceOf(adjust(changes), level)).toBe(difference);
    expect(faults(changes)).toEqual(expected);
  });

  test('by setting a quantity sends the quantity seen; otherwise the difference', () => {
    expect(toAdjustRequest(adjust({ way: 'to', amount: 2, note: ' two ' }), level, 'k')).toEqual({
      key: 'k',
      location_id: 3,
      reason: 'DAMAGED',
      note: 'two',
      lines: [{ item_id: '1', quantity: -3, seen: 5 }],
    });
    expect(toAdjustRequest(adjust({ item: serialized, gone: ['A'] }), level, 'k').lines).toEqual([
      { item_id: '2', quantity: -1, serials: ['A'] },
    ]);
  });

  test('below zero without reservations leaves nothing on hand', () => {
    const [fault] = adjustErrors(adjust({ amount: 4 }), { ...level, reserved: 0, on_hand: 3 });
    expect(fault).toMatchObject({ code: 'stock_short', params: { on_hand: 3 } });
  });
});

test('finds received items by their codes in any case, including a UPC as EAN', () => {
  const line = (id: string, barcode: string) => ({
    item_id: id,
    item: { ...item(id), barcode },
    quantity: 5,
  });
  const lines = [line('1', '012345678905'), line('2', '0036000291452')];
  const take = (code: string) => countScan({}, lines, code, { isNamed: false })?.item_id;
  expect(['0012345678905', '036000291452', 'sku-1', 'NOTHING'].map(take)).toEqual(['1', '2', '1', undefined]);
});
