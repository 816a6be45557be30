import { Type, type Static } from 'typebox';
import { Entity, Id, Name, Nullable, NullableString, Timestamp } from '../common.ts';
import { model, type Rule } from '../model.ts';
import { taxClasses } from '../sales/taxRates.ts';
import { bounds, warrantyHasUnit } from '../repairs/repairTerms.ts';
import { catalogAccess } from './catalogItem.ts';

/** Sold along with a device or a repair (contract 3 §3). */
const Addon = Entity({
  id: Id,
  store_id: Id,
  name: Name,
  price: Type.Number({ minimum: 0, maximum: bounds.cost, multipleOf: 0.01 }),
  is_enabled: Type.Boolean({ default: true }),
  display_order: Type.Integer({ minimum: 0, maximum: bounds.displayOrder, default: 0, filled: true }),
  is_warranty: Type.Boolean({ default: false }),
  warranty: Nullable('integer', {
    minimum: 1,
    maximum: bounds.warranty,
    default: null,
    examples: [null, 12],
  }),
  warranty_unit: NullableString({
    enum: ['DAYS', 'MONTHS', 'YEARS', null],
    examples: [null, 'MONTHS'],
  }),
  /** Tax class of its order lines (contract 3 §2.1). */
  tax_class: Type.Optional(Type.Enum([...taxClasses], { default: 'STANDARD' })),
  created_date: Timestamp,
});
export type Addon = Static<typeof Addon>;

/** Warranties need a duration; other add-ons have none (contract 3 §5). */
const onlyWarrantiesLast: Rule<Addon> = {
  fields: ['is_warranty', 'warranty', 'warranty_unit'],
  check({ is_warranty, warranty, warranty_unit }) {
    const isEmpty = warranty === null && warranty_unit === null;
    if (is_warranty && isEmpty)
      return ['/warranty', '/warranty_unit'].map((path) => ({ path, code: 'required' }));
    return is_warranty || isEmpty ? [] : [{ path: '/is_warranty', code: 'no_warranty' }];
  },
};

/** Contract 3 §2.5, §7. */
export const addons = model({
  name: 'addons',
  schema: Addon,
  service: 'product',
  label: 'name',
  endpoints: {
    list: 'GET /dc/addon?store_id=:storeId nested',
    one: 'GET /dc/addon/:id',
    create: 'POST /dc/addon several',
    update: 'PUT /dc/addon',
    batch: 'PUT /dc/addon/batch',
  },
  filters: { name: 'contains', price: 'range', is_enabled: 'boolean' },
  sorts: {
    name: 'name_sort_order',
    price: 'price_sort_order',
    display_order: 'display_sort_order',
    created_date: 'created_date_sort_order',
  },
  defaultSort: { field: 'display_order', order: 'ASC' },
  bulk: ['display_order', 'price', 'is_enabled'],
  find: ['name'],
  details: ['price'],
  access: catalogAccess,
  rules: [warrantyHasUnit, onlyWarrantiesLast],
});
