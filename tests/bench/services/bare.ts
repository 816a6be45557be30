import { count, eq, getTableColumns, inArray } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import Fastify, { type FastifyInstance } from 'fastify';
import { Pool } from 'pg';
import { groupBy } from '../../../server/core/groupBy.ts';
import { sortKey } from '../../../server/core/tables/folded.ts';
import { brands, categories, productCategories, products } from '../../../server/catalog/tables.ts';

interface Query {
  page: string;
  per_page: string;
}

/** A page of products with Fastify and Drizzle alone, without authentication or validation. */
export function bareApp(connectionString: string): FastifyInstance {
  const pool = new Pool({ connectionString });
  const db = drizzle({ client: pool });
  const app = Fastify();
  app.addHook('onClose', () => pool.end());
  app.get<{ Params: { storeId: string }; Querystring: Query }>(
    '/dc/store/:storeId/products',
    async ({ params: { storeId }, query }) => {
      const [page, per_page] = [Number(query.page), Number(query.per_page)];
      const { store_id: _, ...columns } = getTableColumns(products);
      const where = eq(products.store_id, storeId);
      const [totals, rows] = await Promise.all([
        db.select({ total: count() }).from(products).where(where),
        db
          .select({ ...columns, brand: { id: brands.id, name: brands.name } })
          .from(products)
          .leftJoin(brands, eq(brands.id, products.brand_id))
          .where(where)
          .orderBy(sortKey(products.name), products.id)
          .limit(per_page)
          .offset((page - 1) * per_page),
      ]);
      const ids = rows.map(({ id }) => id);
      const linked = await db
        .select({ product: productCategories.product_id, id: categories.id, name: categories.name })
        .from(productCategories)
        .innerJoin(categories, eq(categories.id, productCategories.category_id))
        .where(inArray(productCategories.product_id, ids))
        .orderBy(sortKey(categories.name));
      const byProduct = groupBy(linked, ({ product }) => product);
      const data = rows.map((row) => ({
        ...row,
        categories: (byProduct.get(row.id) ?? []).map(({ id, name }) => ({ id, name })),
      }));
      return { data, metadata: { total: totals[0]?.total, page, per_page } };
    },
  );
  return app;
}
