import { Type, type Static } from 'typebox';
import { member, right } from '../can.ts';
import { Entity, Id, Nullable, NullableString, NullableReference, audit } from '../common.ts';
import { model, type Rule } from '../model.ts';
import { taxClasses } from '../sales/taxRates.ts';
import { uniqueParts, RepairParts } from './parts.ts';
import { bounds, LIFETIME, warrantyHasUnit, warrantyUnits } from './repairTerms.ts';
import { nonBlankLine } from '../textPatterns.ts';

/** A repair service for one product, with its terms (contract 4 §3). */
export const Repair = Entity({
  id: Id,
  store_id: Id,
  title: Type.String({ ...nonBlankLine, maxLength: bounds.title }),
  duration: Type.String({ pattern: '\\S', maxLength: bounds.duration }),
  /** Dollars; null for a price on request. */
  cost: Nullable('number', {
    minimum: 0,
    maximum: bounds.cost,
    multipleOf: 0.01,
    default: null,
  }),
  warranty: Nullable('integer', {
    minimum: LIFETIME,
    maximum: bounds.warranty,
    default: null,
    examples: [12, 90],
  }),
  warranty_unit: NullableString({
    enum: [...warrantyUnits, null],
    examples: ['MONTH', 'DAY'],
  }),
  product_id: Type.String({ format: 'uuid', reference: 'products' }),
  product: NullableReference,
  display_order: Type.Number({ minimum: 0, maximum: bounds.displayOrder, default: 0 }),
  is_active: Type.Boolean({ default: true }),
  /** Tax class of its order lines (contract 3 §2.1). */
  tax_class: Type.Optional(Type.Enum([...taxClasses], { default: 'STANDARD' })),
  parts: RepairParts,
  img_src: NullableString({ minLength: 1, maxLength: 2000, format: 'uri-reference' }),
  ...audit,
});
export type Repair = Static<typeof Repair>;

/** The product of a service is immutable. */
const staysOnDevice: Rule<Repair> = {
  fields: ['product_id'],
  check: ({ product_id }, stored) =>
    stored && stored.product_id !== product_id ? [{ path: '/product_id', code: 'const' }] : [],
};

/** Contract 4 §2.5, §7. */
export const repairs = model({
  name: 'repairs',
  schema: Repair,
  service: 'repair',
  label: 'title',
  nameParts: ['title', 'product'],
  endpoints: {
    list: 'GET /dc/:locale/store/:storeId/repair?include_cost=true',
    one: 'GET /dc/:locale/store/:storeId/repair/:id',
    create: [
      'POST /dc/:locale/store/:storeId/repair',
      'POST /dc/:locale/store/:storeId/v2/repair multipart',
      'POST /dc/:locale/store/:storeId/repair/v2 multipart',
    ],
    update: [
      'PUT /dc/:locale/store/:storeId/repair',
      'PUT /dc/:locale/store/:storeId/v2/repair multipart',
      'PUT /dc/:locale/store/:storeId/repair/v2 multipart',
    ],
    delete: 'DELETE /dc/store/:storeId/repair',
    batch: 'PUT /dc/:locale/store/:storeId/repair/batch',
  },
  filters: {
    title: 'contains',
    product_id: 'equals',
    is_active: 'boolean',
    cost: 'range',
    created_date: { kind: 'range', of: 'created_date', exclusiveMax: true },
  },
  sorts: {
    title: 'title_sort_order',
    cost: 'cost_sort_order',
    display_order: 'display_sort_order',
    created_date: 'created_date_sort_order',
  },
  defaultSort: { field: 'title', order: 'ASC' },
  lines: { parts: { of: 'item_id' } },
  image: 'img_src',
  bulk: ['cost', 'display_order', 'is_active'],
  find: ['title', 'product_id'],
  details: ['product', 'cost'],
  access: {
    list: member,
    one: member,
    create: right('EDIT_SERVICE'),
    update: right('EDIT_SERVICE'),
    delete: right('EDIT_SERVICE'),
  },
  rules: [warrantyHasUnit, staysOnDevice, uniqueParts],
});
