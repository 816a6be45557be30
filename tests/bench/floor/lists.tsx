import type { ReactNode } from 'react';

export interface Row {
  id: string;
  name: string;
  slug: string;
  img_src: string | null;
  brand: { name: string } | null;
  categories: { name: string }[];
  products_count: number;
  status: string;
  display_order: number;
  is_voided: boolean;
  created_date: string;
  [property: string]: unknown;
}

export interface List {
  name: string;
  /** What its call always carries. */
  query: string;
  columns: Record<string, (row: Row) => ReactNode>;
  inputs: string[];
}

const image = ({ img_src }: Row) =>
  img_src && <img src={img_src} alt="" width={32} height={32} loading="lazy" />;
const active = ({ is_voided }: Row) => (is_voided ? 'No' : 'Yes');
const created = ({ created_date }: Row) => new Date(created_date).toLocaleDateString();

/** The same columns and as many inputs as the admin shows. */
export const lists: List[] = [
  {
    name: 'products',
    query: 'include_children=true&include_voided=true',
    columns: {
      Image: image,
      Name: ({ name }) => name,
      Brand: ({ brand }) => brand?.name,
      Categories: ({ categories }) => categories.map(({ name }) => name).join(', '),
      Status: ({ status }) => status,
      'Display order': ({ display_order }) => display_order,
      Active: active,
      'Date created': created,
    },
    inputs: [
      'name',
      'other_name',
      'slug',
      'img_src',
      'brand_id',
      'model_number',
      'sku',
      'status',
      'short_description',
      'description',
      'tax_class',
      'shipping_required',
      'display_order',
      'is_voided',
      'created_date',
    ],
  },
  {
    name: 'categories',
    query: 'include_children=false',
    columns: {
      Image: image,
      Name: ({ name }) => name,
      Slug: ({ slug }) => slug,
      Products: ({ products_count }) => products_count,
      'Display order': ({ display_order }) => display_order,
      Active: active,
      'Date created': created,
    },
    inputs: ['name', 'slug', 'display_order', 'is_voided'],
  },
];
