import { getTableName, sql, Subquery, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable, SelectedFields, SelectedFieldsFlat } from 'drizzle-orm/pg-core';
import { inChunks } from './chunks.ts';
import type { Db } from './database.ts';
import type { Announcer } from './live/announcer.ts';
import { TenantFilter } from './tenantFilter.ts';
import { builtQuery, runBuilt } from './builtQueries.ts';
import { prepared } from './planned.ts';
import { clientClosedRequest } from './problem.ts';
import { copyStatement, rowsAtOnce, type Copy, type InsertOptions } from './insert.ts';
import { withRetry } from './withRetry.ts';
import { selectOf, type Planned, type Row, type SelectOptions } from './select.ts';
import { later } from './tables/columns.ts';
import type { OwnTable, SharedTable, StoreTable } from './tables/owners.ts';
import { writtenColumns } from './tables/writtenColumns.ts';
import { Transaction } from './transaction.ts';

export interface Store {
  id: string;
  timezone: string;
}

interface Kept {
  name: string;
  values: Record<string, unknown>;
}

interface ScopeOptions {
  transaction?: Transaction;
  /** Without one, nothing is announced. */
  announcer?: Announcer | undefined;
}

const isKey = (column: string) => column === 'id' || column === 'store_id';

/**
 * The database access of one store: the tenant filter is part of every statement, so a handler cannot reach another
 * store's rows by mistake. Shared tables are readable.
 */
export class Scope extends TenantFilter {
  readonly store: Store;
  readonly #db: Db;
  readonly #transaction: Transaction | undefined;
  readonly #signal: AbortSignal | undefined;
  readonly #announcer: Announcer | undefined;

  /** Reads outside transactions stop when `signal` aborts. */
  constructor(db: Db, store: Store, signal?: AbortSignal, { transaction, announcer }: ScopeOptions = {}) {
    super(store.id);
    this.#db = db;
    this.store = store;
    this.#transaction = transaction;
    this.#signal = signal;
    this.#announcer = announcer;
  }

  async select<F extends SelectedFields>(
    table: StoreTable | SharedTable,
    fields: F,
    options: SelectOptions = {},
  ): Promise<Row<F>[]> {
    if (this.#signal?.aborted) throw clientClosedRequest();
    const rows: unknown = await selectOf(this.#db, this, { table, fields, ...options });
    return rows as Row<F>[];
  }

  /**
   * Returns the rows of the prepared statement with this name, which is built once for all stores and planned once by
   * each connection. `own` adds the tenant filter to its subqueries.
   */
  async planned<F extends SelectedFields>(
    name: string,
    build: (own: TenantFilter) => Planned<F>,
    values: Record<string, unknown>,
  ): Promise<Row<F>[]> {
    if (this.#signal?.aborted) throw clientClosedRequest();
    const statement = prepared(this.#db, name, (own) => selectOf(this.#db, own, build(own)).prepare(name));
    const rows: unknown = await statement.execute({ ...values, store: this.store.id });
    return rows as Row<F>[];
  }

  /**
   * Returns a page of rows; `fields` with subqueries are computed for its rows only, not for the rows skipped by the
   * offset. They may name the store by the placeholder `store`.
   */
  async page<F extends SelectedFields>(
    table: StoreTable,
    fields: F,
    {
      where,
      orderBy,
      limit,
      offset,
    }: Required<Pick<SelectOptions, 'orderBy' | 'offset'>> & {
      where: SQL | undefined;
      limit: number;
    },
  ): Promise<Row<F>[]> {
    if (this.#signal?.aborted) throw clientClosedRequest();
    const rows = sql`select * from ${table} where ${this.filter(table, where)}
      order by ${sql.join(orderBy, sql`, `)} limit ${limit} offset ${offset}`;
    const found: unknown = await this.#db
      .select(fields)
      .from(new Subquery<string, Record<string, unknown>>(rows, {}, getTableName(table)))
      .orderBy(...orderBy)
      .execute({ store: this.store.id });
    return found as Row<F>[];
  }

  /**
   * Returns the rows of a statement that `select` cannot express; `own` is the store's part of a table. The text of a large
   * one is `kept` under a name, which has to name all that it depends on but the values of its placeholders.
   */
  async read<T>(statement: (own: (table: StoreTable) => SQL) => SQL, kept?: Kept): Promise<T[]> {
    if (this.#signal?.aborted) throw clientClosedRequest();
    const build = () => statement((table) => this.own(table));
    const { rows } = (await (kept
      ? runBuilt(this.#db, builtQuery(`${this.store.id} ${kept.name}`, build), kept.values)
      : this.#db.execute(build()))) as { rows: unknown };
    return rows as T[];
  }

  async count(table: StoreTable | SharedTable, where?: SQL): Promise<number> {
    if (this.#signal?.aborted) throw clientClosedRequest();
    return this.#db.$count(table, this.filter(table, where));
  }

  /** Inserts a row and returns its id, which the row may contain. */
  async create(table: StoreTable & { id: PgColumn }, row: Record<string, unknown>): Promise<unknown> {
    const query = this.#db.insert<PgTable>(table).values({ ...row, store_id: this.store.id });
    if (row.id !== undefined) {
      await this.#write(query, table);
      return row.id;
    }
    const [created] = await query.returning({ id: table.id });
    this.#written(table);
    return created?.id;
  }

  /**
   * Inserts rows; on a conflict (columns `target`, including the store's, and the predicate of their index) the columns
   * `overwrite` are updated.
   */
  async insert<T extends StoreTable>(
    table: T,
    rows: Omit<T['$inferInsert'], 'store_id'>[],
    { ignoreExisting = false, overwrite }: InsertOptions = {},
  ): Promise<void> {
    for await (const some of inChunks(rows, rowsAtOnce(table))) {
      const owned = some.map((row) => ({ ...row, store_id: this.store.id }));
      const query = this.#db.insert<PgTable>(table).values(owned);
      if (overwrite) {
        const { target, keys, where: targetWhere } = overwrite;
        const set = Object.fromEntries(keys.map((key) => [key, sql`excluded.${sql.identifier(key)}`]));
        const columns = [table.store_id, ...target];
        await this.#write(query.onConflictDoUpdate({ target: columns, targetWhere, set }), table);
      } else await this.#write(ignoreExisting ? query.onConflictDoNothing() : query, table);
    }
  }

  /**
   * Inserts a row with these values for each matching row of a shared table, skipping existing ones. Returns `returned`
   * of each new row.
   */
  async copy<T extends StoreTable, K extends string & keyof T['$inferSelect']>(
    table: T,
    { from, where, values, returned }: Copy<K>,
  ): Promise<Pick<T['$inferSelect'], K>[]> {
    const own = { ...values, store_id: sql`${this.store.id}::uuid` };
    const { rows } = (await this.#db.execute(
      copyStatement(table, { from, where, values: own, returned }),
    )) as {
      rows: unknown;
    };
    this.#written(table);
    return rows as Pick<T['$inferSelect'], K>[];
  }

  async update(table: OwnTable, values: Record<string, unknown>, where: SQL): Promise<void> {
    await this.#write(this.#update(table, values, where), table);
  }

  /** Updates rows and returns them as they are then, or `fields` of each. */
  async updateReturning<T extends OwnTable, F extends SelectedFieldsFlat = T['_']['columns']>(
    table: T,
    values: Record<string, unknown>,
    where: SQL,
    fields?: F,
  ): Promise<Row<F>[]> {
    const query = this.#update(table, values, where);
    const rows: unknown = await (fields ? query.returning(fields) : query.returning());
    this.#written(table);
    return rows as Row<F>[];
  }

  /** A row never changes its store. */
  #update(table: OwnTable, { store_id: _, ...values }: Record<string, unknown>, where: SQL) {
    return this.#db.update<PgTable>(table).set(values).where(this.filter(table, where));
  }

  /**
   * Inserts whole rows and replaces rows with the same id. A changed row gets a new version, unless it `isRestored`:
   * then its `modified_date` is kept.
   */
  async upsert(
    table: StoreTable & { id: PgColumn; modified_date: PgColumn },
    rows: Record<string, unknown>[],
    { isRestored = false } = {},
  ) {
    const [first] = rows;
    if (!first) return;
    const columns = Object.entries(writtenColumns(table)).filter(([key]) => key in first && !isKey(key));
    const values = columns.map(([key, { name }]) => [key, sql`excluded.${sql.identifier(name)}`]);
    const now = !isRestored && { modified_date: sql`now()` };
    const modified_date = later(table.modified_date, sql`excluded.modified_date`);
    for await (const some of inChunks(rows, rowsAtOnce(table))) {
      await this.#db
        .insert<PgTable>(table)
        .values(some.map((row) => ({ ...row, ...now, store_id: this.store.id })))
        .onConflictDoUpdate({
          target: [table.store_id, table.id],
          set: {
            ...(Object.fromEntries(values) as Record<string, SQL>),
            ...(!isRestored && { modified_date }),
          },
        });
      this.#written(table);
    }
  }

  /** Deletes rows and returns `column` of each. */
  async delete(table: StoreTable, where: SQL | undefined, column: PgColumn): Promise<unknown[]> {
    const rows = await this.#db
      .delete<PgTable>(table)
      .where(this.filter(table, where))
      .returning({ value: column });
    this.#written(table);
    return rows.map(({ value }) => value);
  }

  /** Takes an advisory lock until the end of the transaction. */
  async alone(what: string): Promise<void> {
    const key = `${this.store.id} ${what}`;
    await this.#write(this.#db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`));
  }

  /** Notifies listening processes when the transaction commits. */
  async notify(channel: string, text = ''): Promise<void> {
    await this.#write(this.#db.execute(sql`select pg_notify(${channel}, ${text})`));
  }

  /**
   * Makes open pages of the store refetch these resources, after the outermost transaction has committed. Writes to the
   * table of a live model announce themselves.
   */
  announce(...resources: string[]): void {
    for (const what of resources)
      if (this.#transaction) this.#transaction.announced.add(what);
      else this.#announcer?.changed(this.store.id, what);
  }

  /** Runs the callback after the outermost transaction has committed. */
  afterCommit(tell: () => void): void {
    if (this.#transaction) this.#transaction.afterCommit(tell);
    else tell();
  }

  /** Runs `work` in the current transaction, or in a new one. */
  async joined<T>(work: (scope: Scope) => Promise<T>): Promise<T> {
    return this.#transaction ? work(this) : this.transaction(work);
  }

  /** Runs `work` in a transaction, with retry. */
  async transaction<T>(work: (scope: Scope) => Promise<T>): Promise<T> {
    return withRetry(async () => {
      const own = new Transaction();
      const inside = { transaction: own, announcer: this.#announcer };
      const { result, committed } = await own.end(
        this.#db.transaction((tx) => work(new Scope(tx as Db, this.store, undefined, inside))),
      );
      for (const tell of committed) this.afterCommit(tell);
      this.announce(...own.announced);
      return result;
    });
  }

  /** Runs a statement without a result that writes to `table`, if any; within a transaction it is not awaited. */
  async #write(query: { execute(): Promise<unknown> }, table?: PgTable): Promise<void> {
    if (this.#transaction) await this.#transaction.write(query);
    else await query.execute();
    if (table) this.#written(table);
  }

  #written(table: PgTable): void {
    const model = this.#announcer?.liveModelOf(table);
    if (model) this.announce(model);
  }
}
