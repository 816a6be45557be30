import { crudSuite } from './crudSuite.ts';

crudSuite({
  resource: 'categories',
  text: 'slug',
  isImageRequired: false,
  filters: {
    name: { value: '' },
    only_enabled: { value: 'true' },
    has_products: {
      value: 'true',
      match: async (api) => ({
        products: (await api.list('products', { per_page: '1' })).rows.map(({ id }) => ({ id })),
      }),
    },
    created_date: { value: '2026-01-01' },
  },
});
