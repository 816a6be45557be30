import { readFileSync } from 'node:fs';
import { getTableName } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { allTables } from '../../server/core/tables/registry.ts';
import { allExpiries } from '../../server/domains.ts';

/** Grow with what people set up, not with trade. */
const setUp = [
  'addons',
  'brands',
  'categories',
  'chosen_views',
  'commission_rules',
  'contact_methods',
  'delivery_methods',
  'features',
  'global_brands',
  'global_products',
  'hidden_global_brands',
  'hidden_global_products',
  'intake_rules',
  'items',
  'locations',
  'lookups',
  'mailAddresses',
  'mailTemplates',
  'mailboxes',
  'messageRules',
  'messageTemplates',
  'online_payment_settings',
  'product_categories',
  'products',
  'repair_parts',
  'repairs',
  'roles',
  'savedViews',
  'second_factors',
  'smsNumbers',
  'staff',
  'stores',
  'suppliers',
  'templates',
  'texts',
  'trade_settings',
];

const [, chapter = ''] = readFileSync('docs/operations.md', 'utf8').split('### Growth\n');
const [section = ''] = chapter.split('\n### ');

/** The tables of each row of the documentation, and how long it says that they are kept. */
const documented = section
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => {
    const [, names = '', , , kept = ''] = line.split('|');
    return { tables: [...names.matchAll(/`(\w+)`/g)].map(([, name]) => name ?? ''), kept };
  });

describe('the growth of tables', () => {
  test('is documented, of each that grows with trade', () => {
    const named = [...documented.flatMap(({ tables }) => tables), ...setUp];
    expect(named.toSorted()).toEqual(allTables().map(getTableName).toSorted());
  });

  test('ends as documented, where rows expire', () => {
    for (const { table, days } of allExpiries()) {
      const name = getTableName(table);
      const kept = documented.find(({ tables }) => tables.includes(name))?.kept;
      expect(`${name}: ${kept}`).toContain(`${days} days`);
    }
  });
});
