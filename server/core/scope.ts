import { eq, getTableColumns, getTableName, sql, Subquery, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable, SelectedFields, SelectedFieldsFlat } from 'drizzle-orm/pg-core';
import { inChunks } from './chunks.ts';
import type { Db } from './database.ts';
import { Own } from './own.ts';
import { builtOnce } from './planned.ts';
import { givenUp } from './problem.ts';
import { retried } from './retried.ts';
import { selectOf, type Planned, type Row, type SelectOptions } from './select.ts';
import { later } from './tables/columns.ts';
import type { OwnTable, SharedTable, StoreTable } from './tables/owners.ts';
import { Transaction } from './transaction.ts';

export interface Store {
  id: string;
  timezone: string;
}

interface InsertOptions {
  ignoreExisting?: boolean;
  overwrite?: { target: PgColumn[]; keys: string[]; where?: SQL };
}

interface Copy<K extends string> {
  from: SharedTable;
  where: SQL;
  /** What each column is made of; columns are named as their properties are. */
  values: Record<string, PgColumn | SQL>;
  returned: K[];
}

/** A statement is written at a stretch: so many values of its rows take some milliseconds. */
const rowsAtOnce = (table: PgTable) => Math.ceil(1500 / Object.keys(getTableColumns(table)).length);

const namesOf = (columns: string[]) =>
  sql.join(
    columns.map((name) => sql.identifier(name)),
    sql`, `,
  );

/**
 * The database as one store sees it: every statement is bound to the store's own rows,
 * so a handler cannot reach another store's even by mistake. What all stores share can be read.
 */
export class Scope extends Own {
  readonly store: Store;
  readonly #db: Db;
  readonly #transaction: Transaction | undefined;
  readonly #signal: AbortSignal | undefined;

  /** Reads outside of transactions stop once `signal` says that nobody waits for them. */
  constructor(db: Db, store: Store, signal?: AbortSignal, transaction?: Transaction) {
    super(store.id);
    this.#db = db;
    this.store = store;
    this.#transaction = transaction;
    this.#signal = signal;
  }

  async select<F extends SelectedFields>(
    table: StoreTable | SharedTable,
    fields: F,
    options: SelectOptions = {},
  ): Promise<Row<F>[]> {
    if (this.#signal?.aborted) throw givenUp();
    const rows: unknown = await selectOf(this.#db, this, { table, fields, ...options });
    return rows as Row<F>[];
  }

  /**
   * The rows of a statement that is built once under this name, for all stores, and planned once by each connection.
   * What it says of the store's own rows comes of `own`.
   */
  async planned<F extends SelectedFields>(
    name: string,
    build: (own: Own) => Planned<F>,
    values: Record<string, unknown>,
  ): Promise<Row<F>[]> {
    if (this.#signal?.aborted) throw givenUp();
    const statement = builtOnce(this.#db, name, (own) => selectOf(this.#db, own, build(own)).prepare(name));
    const rows: unknown = await statement.execute({ ...values, store: this.store.id });
    return rows as Row<F>[];
  }

  /** A page of a table's rows; `fields` that read other tables are worked out for its rows alone, not for those before it. */
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
    if (this.#signal?.aborted) throw givenUp();
    const rows = sql`select * from ${table} where ${this.whose(table, where)}
      order by ${sql.join(orderBy, sql`, `)} limit ${limit} offset ${offset}`;
    const found: unknown = await this.#db
      .select(fields)
      .from(new Subquery<string, Record<string, unknown>>(rows, {}, getTableName(table)))
      .orderBy(...orderBy);
    return found as Row<F>[];
  }

  /** Answers the rows of a statement that a select cannot say; `own` is the part of a table that it reads. */
  async read<T>(statement: (own: (table: StoreTable) => SQL) => SQL): Promise<T[]> {
    if (this.#signal?.aborted) throw givenUp();
    const own = (table: StoreTable) =>
      sql`(select * from ${table} where ${this.whose(table, undefined)}) as ${sql.identifier(getTableName(table))}`;
    const { rows } = (await this.#db.execute(statement(own))) as { rows: unknown };
    return rows as T[];
  }

  async count(table: StoreTable | SharedTable, where?: SQL): Promise<number> {
    if (this.#signal?.aborted) throw givenUp();
    return this.#db.$count(table, this.whose(table, where));
  }

  /** Adds one row and answers its id, which it may bring. */
  async create(table: StoreTable & { id: PgColumn }, row: Record<string, unknown>): Promise<unknown> {
    const query = this.#db.insert<PgTable>(table).values({ ...row, store_id: this.store.id });
    if (row.id !== undefined) {
      await this.#write(query);
      return row.id;
    }
    const [created] = await query.returning({ id: table.id });
    return created?.id;
  }

  /**
   * Adds rows; of those that exist already (by the columns `target`, the store's own among them, and the condition of
   * their index) `overwrite` changes columns.
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
        await this.#write(
          query.onConflictDoUpdate({ target: [table.store_id, ...target], targetWhere, set }),
        );
      } else await this.#write(ignoreExisting ? query.onConflictDoNothing() : query);
    }
  }

  /**
   * Adds a row for each of those rows of a shared table, made of these values; what exists already stays. Answers
   * `returned` of each new row.
   */
  async copy<T extends StoreTable, K extends string & keyof T['$inferSelect']>(
    table: T,
    { from, where, values, returned }: Copy<K>,
  ): Promise<Pick<T['$inferSelect'], K>[]> {
    const own = { ...values, store_id: sql`${this.store.id}::uuid` };
    const { rows } = (await this.#db.execute(sql`
      insert into ${table} (${namesOf(Object.keys(own))})
      select ${sql.join(Object.values(own), sql`, `)} from ${from} where ${where}
      on conflict do nothing returning ${namesOf(returned)}`)) as { rows: unknown };
    return rows as Pick<T['$inferSelect'], K>[];
  }

  async update(table: OwnTable, values: Record<string, unknown>, where: SQL): Promise<void> {
    await this.#write(this.#update(table, values, where));
  }

  /** Changes rows and answers these as they are then, or of each what `fields` name. */
  async updateReturning<T extends OwnTable, F extends SelectedFieldsFlat = T['_']['columns']>(
    table: T,
    values: Record<string, unknown>,
    where: SQL,
    fields?: F,
  ): Promise<Row<F>[]> {
    const query = this.#update(table, values, where);
    const rows: unknown = await (fields ? query.returning(fields) : query.returning());
    return rows as Row<F>[];
  }

  #update(table: OwnTable, values: Record<string, unknown>, where: SQL) {
    return this.#db
      .update<PgTable>(table)
      .set({ ...values, store_id: this.store.id })
      .where(this.whose(table, where));
  }

  /**
   * Adds whole rows, and replaces those of the store that have the same id. A changed row becomes newer, unless it
   * `isRestored`: then it is the very version that its `modified_date` says.
   */
  async upsert(
    table: StoreTable & { id: PgColumn; modified_date: PgColumn },
    rows: Record<string, unknown>[],
    { isRestored = false } = {},
  ) {
    const [first] = rows;
    if (!first) return;
    const columns = Object.entries(getTableColumns(table)).filter(([key]) => key in first && key !== 'id');
    const values = columns.map(([key, { name }]) => [key, sql`excluded.${sql.identifier(name)}`]);
    const modified_date = later(table.modified_date);
    for await (const some of inChunks(rows, rowsAtOnce(table))) {
      await this.#db
        .insert<PgTable>(table)
        .values(some.map((row) => ({ ...row, store_id: this.store.id })))
        .onConflictDoUpdate({
          target: table.id,
          set: {
            ...(Object.fromEntries(values) as Record<string, SQL>),
            ...(!isRestored && { modified_date }),
          },
          setWhere: eq(table.store_id, this.store.id),
        });
    }
  }

  /** Removes rows and answers `column` of each. */
  async delete(table: StoreTable, where: SQL | undefined, column: PgColumn): Promise<unknown[]> {
    const rows = await this.#db
      .delete<PgTable>(table)
      .where(this.whose(table, where))
      .returning({ value: column });
    return rows.map(({ value }) => value);
  }

  /** Until the end of the transaction nobody else does the same; waits for whoever does. */
  async alone(what: string): Promise<void> {
    const key = `${this.store.id} ${what}`;
    await this.#write(this.#db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`));
  }

  /** Tells the processes that listen on this database, once the transaction is stored for good. */
  async notify(channel: string, text = ''): Promise<void> {
    await this.#write(this.#db.execute(sql`select pg_notify(${channel}, ${text})`));
  }

  /** Does it once all that it tells of is stored for good: at the end of the outermost transaction. */
  afterCommit(tell: () => void): void {
    if (this.#transaction) this.#transaction.afterCommit(tell);
    else tell();
  }

  /** All of `work` happens or nothing: in the transaction that is under way, or else in one of its own. */
  async joined<T>(work: (scope: Scope) => Promise<T>): Promise<T> {
    return this.#transaction ? work(this) : this.transaction(work);
  }

  /** All of `work` happens or nothing; tried again when it got in the way of another transaction. */
  async transaction<T>(work: (scope: Scope) => Promise<T>): Promise<T> {
    return retried(async () => {
      const own = new Transaction();
      const { result, committed } = await own.end(
        this.#db.transaction((tx) => work(new Scope(tx as unknown as Db, this.store, undefined, own))),
      );
      for (const tell of committed) this.afterCommit(tell);
      return result;
    });
  }

  /** Asks for what answers nothing; a transaction does not wait for it. */
  async #write(query: { execute(): Promise<unknown> }): Promise<void> {
    if (this.#transaction) await this.#transaction.write(query);
    else await query.execute();
  }
}
