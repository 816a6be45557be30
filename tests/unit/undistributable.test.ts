import { expect, test } from 'vitest';
import { undistributable } from '../support/undistributable.ts';

const placed = { ofStores: ['orders', 'lines', 'mails'], everywhere: ['stores'] };
const problems = (statement: string) => undistributable(statement, placed);

test.each([
  [`update "orders" set "date" = clock_timestamp() where "orders"."store_id" = $1`, 'volatile'],
  [`update jobs set until = clock_timestamp() from stores where stores.id = jobs.store_id`, 'volatile'],
  [`update "orders" set "date" = "orders"."date" + interval '1 day' where store_id = $1`, 'stable'],
  [`update "orders" set "date" = coalesce("orders"."date", now()) where store_id = $1`, 'stable'],
  [`update "orders" set "state" = $1, "store_id" = $2 where "orders"."store_id" = $2`, 'sets store_id'],
  [
    `insert into "orders" ("store_id", "no") values ($1, (select max(no) + 1 from orders where store_id = $1))`,
    'subquery',
  ],
  [`insert into "orders" ("id") values ($1) on conflict ("id") do update set "no" = excluded."no"`, 'target'],
  [
    `insert into "orders" ("id") values ($1) on conflict ("store_id","id") do update set "date" = now()`,
    'immutable',
  ],
  [`select * from orders join lines on lines.order_id = orders.id where orders.store_id = $1`, 'joins lines'],
  [
    `select * from orders where orders.store_id = $1 and exists (select 1 from lines where order_id = orders.id)`,
    'joins lines',
  ],
  [
    `select id from orders where orders.id = $1 union select id from mails where store_id = $1`,
    'joins orders',
  ],
])('cannot run where stores are distributed: %s', (statement, problem) => {
  expect(problems(statement).join()).toContain(problem);
});

test.each([
  `update "orders" set "date" = now(), "seen" = least("orders"."seen", now()) where "orders"."store_id" = $1`,
  `update jobs set until = clock_timestamp() where id = $1`,
  `insert into "orders" ("store_id", "date") values ($1, clock_timestamp()) returning "id"`,
  `insert into "orders" ("id") values ($1) on conflict ("store_id","id") do update set "date" = excluded."date"`,
  `select extract(epoch from date) from orders join lines on lines.store_id = orders.store_id where orders.store_id = $1`,
  `select * from "orders" left join "lines" on ("lines"."store_id" = $1 and "lines"."id" is not distinct from $2) where "orders"."store_id" = $1`,
  `select (select "inner"."id" from "lines" as "inner" where "inner"."store_id" = $1) from "orders" where "orders"."store_id" = $1`,
  `select * from orders where email = $1`,
  `select id from orders where store_id = $1 for update`,
  `create table orders (id uuid default gen_random_uuid())`,
])('can run there: %s', (statement) => {
  expect(problems(statement)).toEqual([]);
});
