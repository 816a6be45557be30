import { ownRows, type Domain } from '../core/domain.ts';
import { customerContributions } from '../customers/index.ts';
import { inventoryOf } from '../inventory/index.ts';
import { boughtBackSources } from '../sales/index.ts';
import { boughtBack } from './boughtBack.ts';
import { tradesOfCustomer } from './customer.ts';
import { requestHooks } from './requests.ts';
import { tradeRoutes } from './routes.ts';
import * as tables from './tables.ts';
import { versionHooks } from './versions.ts';

export { tradePrices, tradeRequests, tradeVersions } from './tables.ts';

export const tradeDomain: Domain = {
  tables: [tables],
  extend: () => {
    customerContributions.add(tradesOfCustomer);
    boughtBackSources.add(boughtBack);
  },
  hooks: (services) => ({
    tradeRequests: requestHooks(inventoryOf(services)),
    tradeVersions: versionHooks,
  }),
  routes: async (app, { files }) => {
    await app.register(tradeRoutes, { files });
  },
  exported: ownRows(
    'trade_settings',
    'trade_prices',
    'trade_price_imports',
    'trade_price_changes',
    'trade_identities',
  ),
};
