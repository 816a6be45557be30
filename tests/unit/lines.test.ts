import { describe, expect, test } from 'vitest';
import { purchaseOrders } from '../../src/schemas/inventory/purchaseOrders.ts';
import { lineSchemas, lineSums, propertyAt, uniqueLines, writableLines } from '../../src/schemas/lines.ts';
import { normalizeFilter, type Model } from '../../src/schemas/model.ts';
import { models } from '../../src/schemas/models.ts';

const withLines = (Object.values(models) as Model[]).filter(({ lines }) => lines);

test.each(withLines.map((model) => [model.name, model] as const))(
  'lines of %s have the properties that their model names',
  (_, model) => {
    for (const [property, { of, sums = {} }] of Object.entries(model.lines ?? {})) {
      const schemas = lineSchemas(model, property);
      const summed = Object.values(sums).filter((sum) => typeof sum === 'string');
      expect(Object.keys(schemas)).toEqual(expect.arrayContaining([of, ...summed]));
      for (const sum of Object.keys(sums)) expect(propertyAt(model, sum)).toMatchObject({ readOnly: true });
    }
  },
);

test('every filter names a property of its model or of its lines', () => {
  for (const model of withLines)
    for (const [key, filter] of Object.entries(model.filters))
      expect(propertyAt(model, normalizeFilter(key, filter).of), `${model.name} ${key}`).toBeDefined();
});

describe('sums', () => {
  test('are those of a property, or computed', () => {
    const lines = [
      { item_id: 'a', quantity: 3, received: 1, unit_cost: 1999 },
      { item_id: 'b', quantity: 1 },
    ];
    expect(lineSums(purchaseOrders, { lines })).toEqual({ quantity: 4, received: 1, total: 5997 });
  });

  test('are 0 without lines', () => {
    expect(lineSums(purchaseOrders, {})).toEqual({ quantity: 0, received: 0, total: 0 });
  });
});

describe('what the services set', () => {
  test('is left out; unknown properties stay for validation', () => {
    const sent = [{ item_id: 'a', item: { name: 'Screen' }, quantity: 2, received: 2, wrong: 1 }];
    expect(writableLines(purchaseOrders, 'lines', sent)).toEqual([{ item_id: 'a', quantity: 2, wrong: 1 }]);
  });

  test('values that are no lines are kept', () => {
    expect(writableLines(purchaseOrders, 'lines', [null, 1])).toEqual([null, 1]);
    expect(writableLines(purchaseOrders, 'lines', null)).toBeNull();
  });
});

test('a record is named by one line, whatever the case of its id', () => {
  const rule = uniqueLines('parts', 'item_id', 'uniqueItems');
  const parts = [{ item_id: 'aa' }, { item_id: 'b' }, { item_id: 'AA' }];
  expect(rule.check({ parts })).toEqual([{ path: '/parts/2/item_id', code: 'uniqueItems' }]);
  expect(rule.check({})).toEqual([]);
});
