import { Type } from 'typebox';
import { model } from '../../../../schemas/model.ts';
import { storefront } from '../../../../schemas/storefront/access.ts';
import { pageTypes } from '../../../../schemas/storefront/page.ts';

/** The model of the list. Static pages are entries of the store's configuration, not records of a service. */
export const pageRows = model({
  name: 'pages',
  schema: Type.Object({
    id: Type.String(),
    name: Type.String(),
    type: Type.Enum([...pageTypes]),
    slug: Type.String(),
    full_slug: Type.String(),
  }),
  service: 'store',
  label: 'name',
  filters: { name: 'contains', slug: 'contains', type: 'equals' },
  sorts: { name: 'name', type: 'type', slug: 'slug', full_slug: 'full_slug' },
  defaultSort: { field: 'name', order: 'ASC' },
  access: storefront.access,
});
