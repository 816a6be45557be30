import type { Api, Resource } from './support/api.ts';
import { crudSuite } from './crudSuite.ts';

const idOf = async (api: Api, resource: Resource, name: string) =>
  (await api.list(resource, { name, per_page: '100' })).rows.find((one) => one.name === name)?.id;

crudSuite({
  resource: 'products',
  text: 'model_number',
  isImageRequired: true,
  filters: {
    name: { value: '' },
    brand_id: {
      value: 'Samsung',
      match: async (api) => ({ brand_id: await idOf(api, 'brands', 'Samsung') }),
    },
    category_id: {
      value: 'Tablets',
      match: async (api) => ({ categories: [{ id: await idOf(api, 'categories', 'Tablets') }] }),
    },
    status: { value: 'DRAFT', match: async () => ({ status: 'DRAFT' }) },
    only_enabled: { value: 'true' },
    created_date: { value: '2026-01-01' },
  },
});
