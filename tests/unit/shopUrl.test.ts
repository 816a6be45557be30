import { expect, test } from 'vitest';
import { shopUrl } from '../../src/custom/shell/shopUrl.ts';

const shop = { text: ' shop', href: 'https://shop.example' };
const withNavigation = (...navItems: object[]) => ({ homepage: { header: { navItems } } });

test.each([
  ['in the navigation', withNavigation({ text: 'Repair', href: '/repair' }, shop)],
  ['in an older configuration', { navItemsData: [shop] }],
  ['enabled explicitly', { ...withNavigation(shop), general: { condition: { hasShopLink: true } } }],
])('finds the shop %s', (_, config) => {
  expect(shopUrl(config)).toBe(shop.href);
});

test.each([
  ['nothing is configured', {}],
  ['there is no configuration yet', undefined],
  ['there is no shop', withNavigation({ text: 'Repair', href: 'https://repair.example' })],
  ['it is no web address', withNavigation({ ...shop, href: 'javascript:alert(1)' })],
  ['it is hidden', { ...withNavigation({ ...shop, visible: false }), navItemsData: [shop] }],
  ['it is disabled', { ...withNavigation(shop), general: { condition: { hasShopLink: false } } }],
  ['the navigation is no list', { homepage: { header: { navItems: 'Shop' } } }],
  ['its entries are invalid', { homepage: { header: { navItems: [null, 'Shop', { text: 7 }] } } }],
])('finds no shop where %s', (_, config) => {
  expect(shopUrl(config)).toBeUndefined();
});
