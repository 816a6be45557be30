import { ownRows, type Domain } from '../core/domain.ts';
import { globalBrandsOf, globalProductsOf } from './exportRules.ts';
import { importJob } from './job.ts';
import { globalCatalogRoutes } from './routes.ts';
import * as tables from './tables.ts';

export { globalBrands, globalProducts, hiddenGlobalProducts } from './tables.ts';

export const globalCatalogDomain: Domain = {
  tables: [tables],
  routes: async (app, { kinds }) => {
    await app.register(globalCatalogRoutes, { kinds });
  },
  jobs: () => ({ 'import-catalog': importJob }),
  expires: () => [
    {
      table: tables.catalogImports,
      id: tables.catalogImports.id,
      date: tables.catalogImports.created_date,
      days: 90,
    },
  ],
  exported: {
    ...ownRows('hidden_global_brands', 'hidden_global_products', 'catalog_imports'),
    global_brands: globalBrandsOf,
    global_products: globalProductsOf,
  },
};
