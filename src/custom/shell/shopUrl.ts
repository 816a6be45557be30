import { valueAt } from '../../schemas/storefront/pointer.ts';

const isWebAddress = (href: unknown): href is string =>
  typeof href === 'string' && /^(https?:\/)?\//i.test(href);

const isShop = (text: unknown) => typeof text === 'string' && text.trim().toLowerCase() === 'shop';

/** Returns the link of the shop in the storefront's navigation (contract 1 §2.2), also from older configurations. */
export function shopUrl(config: unknown): string | undefined {
  if (valueAt(config, '/general/condition/hasShopLink') === false) return undefined;
  const items = valueAt(config, '/homepage/header/navItems') ?? valueAt(config, '/navItemsData');
  const shop: unknown = Array.isArray(items)
    ? items.find((item) => isShop(valueAt(item, '/text')) && valueAt(item, '/visible') !== false)
    : undefined;
  const href = valueAt(shop, '/href');
  return isWebAddress(href) ? href : undefined;
}
