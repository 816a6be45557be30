import { expect, test } from 'vitest';
import { schemaField } from '../../src/kit/fields/schemaField.tsx';
import { PhoneValue } from '../../src/kit/fields/PhoneValue.tsx';
import type { PropertySchema } from '../../src/kit/slots.ts';
import { models } from '../../src/schemas/models.ts';

interface Nested extends PropertySchema {
  properties?: Record<string, Nested>;
  items?: Nested;
}

/** All properties of the models whose name ends in 'phone', with their paths. */
function phones(path: string, { properties = {}, items }: Nested): [string, PropertySchema][] {
  const own = Object.entries(properties).flatMap(([key, property]): [string, PropertySchema][] => [
    ...(key.endsWith('phone') ? [[`${path}.${key}`, property] as [string, PropertySchema]] : []),
    ...phones(`${path}.${key}`, property),
  ]);
  return items ? [...own, ...phones(path, items)] : own;
}

const all = Object.values(models).flatMap(({ name, schema }) => phones(name, schema as Nested));

test('finds phone numbers in the models', () => expect(all.length).toBeGreaterThan(8));

test.each(all)('%s is declared and displayed as a phone number', (_, schema) => {
  expect(schema.phone).toBe(true);
  expect(schemaField('phone', schema).type).toBe(PhoneValue);
});
