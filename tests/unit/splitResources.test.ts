import { readdirSync, readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { splitResource } from '../../build/splitResources.ts';
import { domainResources } from '../../src/i18n/first.ts';

const folder = resolve('src/resources');
const declared = new Map(
  readdirSync(folder).flatMap((file) => {
    const id = `${folder}/${file}`;
    const code = readFileSync(id, 'utf8');
    const isDeclaration = code.includes('export default resource(');
    return isDeclaration ? [[basename(file, '.tsx'), splitResource(code, id)] as const] : [];
  }),
);

test('splits declarations that use screens of a domain', () => {
  const parted = [...declared].filter(([, outline]) => outline).map(([name]) => name);
  expect(declared.size).toBeGreaterThan(20);
  expect(parted).toEqual(expect.arrayContaining(['orders', 'staff', 'globalBrands', 'transactions']));
  expect([...declared.keys()].filter((name) => !parted.includes(name))).toContain('products');
});

test('keeps screens out of what menu and routes need', () => {
  const loadedLater = /import\('[^']*'\)/g;
  for (const [name, outline = ''] of declared)
    expect.soft(outline.replaceAll(loadedLater, ''), name).not.toMatch(/custom\/|kit\/fields/);
  expect(declared.get('orders')?.replaceAll(/\s+/g, ' ')).toContain(
    "icon: ReceiptLong, path: 'Sales', recordPath: ({ title }) => `/Sales?id=${title}`, flags: ['DASHBOARD_SALES'], section: 'sales', relatedPermissions: [payments,",
  );
});

test('defers the messages of resources with screens only', () => {
  const whole = [...declared].filter(([, outline]) => !outline).map(([name]) => name);
  expect(domainResources.filter((name) => whole.includes(name))).toEqual([]);
});
