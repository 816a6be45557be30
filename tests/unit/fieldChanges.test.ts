import { describe, expect, test } from 'vitest';
import { fieldChanges } from '../../src/custom/storefront/documentEditor/fieldChanges.ts';
import { documents } from '../../src/schemas/storefront/documents.ts';
import { schemaAt } from '../../src/schemas/storefront/schema.ts';

const pointer = '/homepage/section1';
const schema = schemaAt(documents.storeConfig.schema, pointer) ?? {};

const buttons = ['Repair', 'Trade', 'Buy'].map((title) => ({ title, link: '/x', type: 'primary' }));
const [repair, trade, buy] = buttons;

const between = (before: unknown, after: unknown) =>
  fieldChanges(pointer, schema, before, after).map(({ kind, pointer: at, before: old, after: next }) => [
    kind,
    at.slice(pointer.length),
    old,
    next,
  ]);

test('lists single fields in schema order, including unknown ones', () => {
  expect(between({ other: 1, subtitle: 's', title: 'a' }, { title: 'b', subtitle: 's', other: 2 })).toEqual([
    ['changed', '/title', 'a', 'b'],
    ['changed', '/other', 1, 2],
  ]);
});

test('lists added and removed entries without their neighbours', () => {
  expect(between({ buttons: [repair, buy] }, { buttons })).toEqual([
    ['added', '/buttons/1', undefined, trade],
  ]);
  expect(between({ buttons }, { buttons: [trade, buy] })).toEqual([
    ['removed', '/buttons/0', repair, undefined],
  ]);
  expect(between({}, { buttons: [repair] })).toEqual([['added', '/buttons/0', undefined, repair]]);
});

test('lists the field of an entry', () => {
  expect(between({ buttons }, { buttons: [repair, { ...trade, link: '/y' }, buy] })).toEqual([
    ['changed', '/buttons/1/link', '/x', '/y'],
  ]);
});

test('lists a move with both positions', () => {
  expect(between({ buttons }, { buttons: [buy, repair, trade] })).toEqual([['moved', '/buttons/0', 3, 1]]);
});

describe('entries with keys', () => {
  const titles = ['Repair', 'Trade', 'Buy', 'Sell', 'Insure'];
  const keyed = titles.map((title, order) => ({ _key: title, title, link: '/x', type: 'a', order }));
  const numbered = (entries: object[]) => entries.map((entry, order) => ({ ...entry, order }));
  const [first, second, third, fourth, fifth] = keyed as [object, object, object, object, object];

  test('lists one move for an entry moved to the front, without the resulting orders', () => {
    const after = numbered([fifth, first, second, third, fourth]);
    expect(between({ buttons: keyed }, { buttons: after })).toEqual([['moved', '/buttons/0', 5, 1]]);
  });

  test('lists both the move and the change of an entry, beside a removed one', () => {
    const after = numbered([{ ...third, title: 'New' }, first, fourth, fifth]);
    expect(between({ buttons: keyed }, { buttons: after })).toEqual([
      ['moved', '/buttons/0', 3, 1],
      ['changed', '/buttons/0/title', 'Buy', 'New'],
      ['removed', '/buttons/1', second, undefined],
    ]);
  });

  test('names the entry of each change, including removed ones', () => {
    const changes = fieldChanges(pointer, schema, { buttons: keyed }, { buttons: numbered([fourth, first]) });
    const named = changes.map(({ kind, entries }) => [kind, entries.map(({ value }) => Object(value).title)]);
    expect(named).toEqual([
      ['moved', ['Sell']],
      ['removed', ['Trade']],
      ['removed', ['Buy']],
      ['removed', ['Insure']],
    ]);
  });

  test('compares a version without keys by the content of its entries', () => {
    const before = keyed.map(({ _key, ...entry }) => entry);
    const after = numbered([fifth, { ...first, link: '/y' }, second, third, fourth]);
    expect(between({ buttons: before }, { buttons: after })).toEqual([
      ['moved', '/buttons/0', 5, 1],
      ['changed', '/buttons/1/link', '/x', '/y'],
    ]);
    expect(between({ buttons: before }, { buttons: keyed })).toEqual([]);
  });

  test('lists orders only where they change what visitors see', () => {
    const last = [{ ...first, order: 9 }, second, third, fourth, fifth];
    expect(between({ buttons: keyed }, { buttons: last })).toEqual([['moved', '/buttons/0', 1, 5]]);
    const same = [first, second, third, fourth, { ...fifth, order: 9 }];
    expect(between({ buttons: keyed }, { buttons: same })).toEqual([['changed', '/buttons/4/order', 4, 9]]);
  });
});

test('lists the fields of an added section', () => {
  expect(between(undefined, { title: 'a', buttons: [] })).toEqual([['changed', '/title', undefined, 'a']]);
});

test('lists values of a wrong type unchanged', () => {
  expect(between({ buttons: 'none', cards: 7 }, { buttons, cards: { data: [] } })).toEqual([
    ['changed', '/buttons', 'none', buttons],
    ['changed', '/cards', 7, { data: [] }],
  ]);
  expect(between('broken', {})).toEqual([['changed', '', 'broken', {}]]);
});
