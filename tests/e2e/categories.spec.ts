import { declarationSuite } from './crudSuite.ts';

declarationSuite({
  resource: 'categories',
  text: 'slug',
  isImageRequired: false,
  filters: {
    has_products: {
      value: 'true',
      match: async (api) => ({
        products: (await api.list('products', { per_page: '1' })).rows.map(({ id }) => ({ id })),
      }),
    },
  },
});
