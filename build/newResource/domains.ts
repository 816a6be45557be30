import type { SectionKey } from '../../src/kit/sections.ts';
import type { Right } from '../../src/schemas/rights.ts';

/** The menu section of a domain's resources, and the right that changes of them usually require. */
const usual: Partial<Record<string, { section: SectionKey; right: Right }>> = {
  catalog: { section: 'catalog', right: 'EDIT_CATALOG' },
  commissions: { section: 'wallet', right: 'EDIT_COMMISSIONS' },
  customers: { section: 'customers', right: 'EDIT_CUSTOMER' },
  inventory: { section: 'inventory', right: 'EDIT_INVENTORY' },
  repairs: { section: 'repairs', right: 'EDIT_SERVICE' },
  sales: { section: 'sales', right: 'EDIT_ORDER' },
  shipping: { section: 'shipping', right: 'EDIT_SHIPPING' },
  trade: { section: 'trade', right: 'EDIT_TRADE' },
  wallet: { section: 'wallet', right: 'EDIT_REGISTER' },
};

export const placeOf = (domain: string) =>
  usual[domain] ?? { section: 'administration' as const, right: 'EDIT_STORE_SETTINGS' as const };
