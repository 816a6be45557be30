import { sql } from 'drizzle-orm';
import type { Database } from '../../../server/core/database.ts';
import type { TestStore } from '../../api/support.ts';

export const productCount = 5000;
const brandCount = 40;
const categoryCount = 60;
const categoriesEach = 2;

const uuid = (kind: string, number: string) => sql.raw(`md5('${kind} ' || (${number}))::uuid`);

/** Fills a store with brands and their products, each in two categories. */
export async function fill({ db }: Database, { id: store }: TestStore): Promise<void> {
  const numbers = (count: number) => sql`generate_series(1, ${count}::int) n`;
  const statements = [
    sql`insert into brands (id, store_id, name, slug) select ${uuid('brand', 'n')}, ${store}, 'Brand ' || n, 'brand-' || n
      from ${numbers(brandCount)}`,
    sql`insert into categories (id, store_id, name, slug)
      select ${uuid('category', 'n')}, ${store}, 'Category ' || n, 'category-' || n from ${numbers(categoryCount)}`,
    sql`insert into products (id, store_id, name, slug, brand_id, model_number, sku, short_description, img_src)
      select ${uuid('product', 'n')}, ${store}, 'Product ' || n, 'product-' || n, ${uuid('brand', `1 + n % ${brandCount}`)},
        'M' || n, 'SKU-' || n, 'A device that is sold and repaired', 'https://pictures.example/' || n || '.png'
      from ${numbers(productCount)}`,
    sql`insert into product_categories (store_id, product_id, category_id)
      select ${store}, ${uuid('product', 'n')}, ${uuid('category', `1 + (n * 7 + i) % ${categoryCount}`)}
      from ${numbers(productCount)}, generate_series(1, ${categoriesEach}::int) i`,
  ];
  for (const statement of statements) await db.execute(statement);
  await db.execute(sql`vacuum analyze`);
}
