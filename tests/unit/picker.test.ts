import { expect, test } from 'vitest';
import { choiceName } from '../../src/kit/picker/useChoices.ts';
import { models } from '../../src/schemas/models.ts';

const filtered = Object.values(models).flatMap(({ filters, schema }) =>
  Object.entries(schema.properties as Record<string, { reference?: string }>).flatMap(
    ([key, { reference }]) => (reference && key in filters ? [reference] : []),
  ),
);

test.each([...new Set(filtered)].filter((name) => name !== 'locations'))(
  'searches %s by the typed name',
  (name) => {
    const { filters } = models[name as keyof typeof models];
    expect(Object.keys(filters).some((key) => key === 'name' || key === 'search')).toBe(true);
  },
);

test('displays the full name of a selected person', () => {
  const person = { id: '1', first_name: 'Leila', last_name: 'Haddad' };
  expect(choiceName('staff', person)).toBe('Leila Haddad');
  expect(choiceName('brands', { id: '1', name: 'Apple' })).toBe('Apple');
});
