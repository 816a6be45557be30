import { crudSuite } from './crudSuite.ts';

crudSuite({
  resource: 'brands',
  text: 'slug',
  isImageRequired: true,
  filters: {
    name: { value: '' },
    only_enabled: { value: 'true' },
    created_date: { value: '2026-01-01' },
  },
});
