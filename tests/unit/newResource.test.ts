import { describe, expect, test } from 'vitest';
import { checkResourceName, singularOf } from '../../build/newResource/names.ts';
import { parseField } from '../../build/newResource/parseField.ts';
import { planOf } from '../../build/newResource/plan.ts';
import { propertyText } from '../../build/newResource/propertyText.ts';
import type { ResourceSpec } from '../../build/newResource/spec.ts';

const models = new Map([
  ['brands', { hasNumericId: false }],
  ['locations', { hasNumericId: true }],
]);

describe('a field', () => {
  test.each([
    ['name', 'Name'],
    ['contact?', 'NullableString({ maxLength: 200 })'],
    ['note:multiline?', 'NullableString({ maxLength: 2000, multiline: true })'],
    ['size:integer', 'Type.Integer({ minimum: 0, maximum: 1_000_000 })'],
    ['size:number?', "Nullable('number', { minimum: 0, maximum: 1_000_000, default: null })"],
    ['price:cents', 'Cents()'],
    ['price:money?', 'NullableCents()'],
    ['share:percent', 'Type.Number({ minimum: 0, maximum: 100 })'],
    ['active:boolean', 'Type.Boolean({ default: false })'],
    ['since:date?', "NullableString({ format: 'date' })"],
    ['begins:datetime', "Type.String({ format: 'date-time' })"],
    ['tint:color', 'Color'],
    ['tint:color?', 'NullableColor()'],
    ['kind:PARTS|DEVICES', "Type.Enum(['PARTS', 'DEVICES'], { default: 'PARTS' })"],
    ['kind:A,B?', "NullableString({ enum: ['A', 'B', null] })"],
    ['brand:->brands', "ReferenceId('brands')"],
  ])('%s is %s', (text, code) => {
    expect(propertyText(parseField(text, models))).toBe(code);
  });

  test.each([
    ['Name', 'snake_case'],
    ['created_date', 'reserved'],
    ['price:euros', '"euros" is no type'],
    ['kind:a|b', 'capitals'],
    ['kind:A|A', 'twice'],
    ['brand:->makers', 'no resource "makers"'],
    ['at:->locations', 'numbers'],
    ['a:b:c', 'name:type'],
  ])('%s is refused: %s', (text, reason) => {
    expect(() => parseField(text, models)).toThrow(reason);
  });
});

test.each([
  ['Partners', 'camelCase'],
  ['delete', 'reserved'],
  ['BRANDS', 'camelCase'],
  ['brands', 'taken'],
  ['a'.repeat(41), 'longer'],
])('the resource %s is refused: %s', (name, reason) => {
  expect(() => checkResourceName(name, new Set(['brands']))).toThrow(reason);
});

test.each([
  ['partners', 'partner'],
  ['Categories', 'Category'],
  ['boxes', 'box'],
  ['stock', 'stock'],
])('the singular of %s is %s', (plural, singular) => expect(singularOf(plural)).toBe(singular));

describe('the plan', () => {
  const spec: ResourceSpec = {
    name: 'partners',
    domain: 'catalog',
    section: 'catalog',
    right: 'EDIT_CATALOG',
    fields: [{ name: 'name', type: 'text' }],
  };
  const nothing = () => false;

  test('has a model, a declaration and texts', () => {
    const { files, untranslated } = planOf([spec], nothing);
    expect(Object.keys(files)).toEqual([
      'src/schemas/catalog/partners.ts',
      'src/resources/partners.tsx',
      'src/i18n/resources/partners.ts',
    ]);
    expect(untranslated).toEqual(['Partner |||| Partners']);
  });

  test('has a schema beside the helper of the same name', () => {
    const fields = [...spec.fields, { name: 'hex', type: 'color' as const }];
    const model = planOf([{ ...spec, name: 'colors', fields }], nothing).files[
      'src/schemas/catalog/colors.ts'
    ];
    expect(model).toContain("import { Color } from '../color.ts';");
    expect(model).toContain('const ColorRecord = Entity');
    expect(model).toContain('schema: ColorRecord,');
  });

  test('is refused if a file exists, a name is there twice, or nothing names a record', () => {
    expect(() => planOf([spec], (path) => path === 'src/resources/partners.tsx')).toThrow('exists');
    const twice = { ...spec, fields: [...spec.fields, ...spec.fields] };
    expect(() => planOf([twice], nothing)).toThrow('twice');
    const nameless: ResourceSpec = { ...spec, fields: [{ name: 'price', type: 'cents' }] };
    expect(() => planOf([nameless], nothing)).toThrow('names it');
  });
});
