import { expect, test } from 'vitest';
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

test('tells single fields, known or not, in the order of the schema', () => {
  expect(between({ other: 1, subtitle: 's', title: 'a' }, { title: 'b', subtitle: 's', other: 2 })).toEqual([
    ['changed', '/title', 'a', 'b'],
    ['changed', '/other', 1, 2],
  ]);
});

test('tells an entry that came or went, wherever it stands, without its neighbours', () => {
  expect(between({ buttons: [repair, buy] }, { buttons })).toEqual([
    ['added', '/buttons/1', undefined, trade],
  ]);
  expect(between({ buttons }, { buttons: [trade, buy] })).toEqual([
    ['removed', '/buttons/0', repair, undefined],
  ]);
  expect(between({}, { buttons: [repair] })).toEqual([['added', '/buttons/0', undefined, repair]]);
});

test('tells the field of an entry', () => {
  expect(between({ buttons }, { buttons: [repair, { ...trade, link: '/y' }, buy] })).toEqual([
    ['changed', '/buttons/1/link', '/x', '/y'],
  ]);
});

test('tells another order as one change', () => {
  const moved = [buy, repair, trade];
  expect(between({ buttons }, { buttons: moved })).toEqual([['moved', '/buttons', buttons, moved]]);
});

test('tells a section that came field by field', () => {
  expect(between(undefined, { title: 'a', buttons: [] })).toEqual([['changed', '/title', undefined, 'a']]);
});

test('tells values of a wrong type as they are', () => {
  expect(between({ buttons: 'none', cards: 7 }, { buttons, cards: { data: [] } })).toEqual([
    ['changed', '/buttons', 'none', buttons],
    ['changed', '/cards', 7, { data: [] }],
  ]);
  expect(between('broken', {})).toEqual([['changed', '', 'broken', {}]]);
});
