const things = 'Kitchen Lamp Table Chair Poster Frame Carpet Vase Clock Mirror Shelf Bench'.split(' ');
const categories = 'abcd';
const from = 1.7e12;
const step = 8.64e6;

/** The products of both baselines, in memory. */
export const rows = Array.from({ length: 5000 }, (_, index) => ({
  id: index + 1,
  name: `${things[index % things.length]} ${(index * 7919) % 5000}`,
  sku: `SKU-${100_000 + index * 37}`,
  price: ((index * 131) % 90_000) / 100,
  stock: (index * 17) % 300,
  category: categories.charAt(index % categories.length),
  vendor: `Vendor ${index % 40}`,
  status: index % 3 ? 'active' : 'draft',
  updated: new Date(from + index * step).toISOString().slice(0, 10),
}));

export type Row = (typeof rows)[number];

export const columns = [
  'id',
  'name',
  'sku',
  'price',
  'stock',
  'category',
  'vendor',
  'status',
  'updated',
] as const satisfies (keyof Row)[];
