import { describe, expect, test } from 'vitest';
import {
  lastReleasedMigration,
  migrations,
  releasedMigrations,
  unreleasedMigrations,
} from '../support/migrations.ts';
import { lockingStatements } from '../support/lockingStatements.ts';

/** Statements that a node of the last version does not notice; `$1` is the table. */
const additive = [
  /^create (?:unlogged )?table/i,
  /^create (?:extension|schema|type|sequence|materialized view|view|(?:or replace )?function)/i,
  /^create or replace (?:function|view|trigger)/i,
  /^create index/i,
  /^drop index/i,
  /^alter table \S+ add column (?!.*\bnot null\b)/is,
  /^alter table \S+ add column (?=.*\bdefault\b)/is,
  /^alter table \S+ add column (?=.*\bgenerated always\b)/is,
  /^alter table \S+ alter column \S+ (?:drop not null|set default)/i,
  /^alter table \S+ set \(fillfactor = \d+\);?$/i,
  /^alter table \S+ drop constraint \S+_fk"?;?$/i,
  /^comment on/i,
];

/** What is additive only for a table that the last version does not know. */
const ofNewTables =
  /^(?:create unique index (?:concurrently )?\S+ on|create trigger .* on|alter table|insert into|update) (?:only )?("\w+")/is;

/** What else was added since the last version, and why it is in nobody's way. */
const reviewed: Record<string, string> = {
  '0050_view_cost': 'roles are given rights that the last version does not ask for',
  '0053_purposes_and_rights': 'roles are given rights that the last version does not ask for',
  '0056_tills_technicians_keys':
    'Transactions get the till that reports counted them to; nothing of the last version changes them, or reads it but to show it.',
  '0064_addresses_by_id': 'the primary key has kept its rows unique',
  '0067_saved_views': 'roles are given rights that the last version does not ask for',
  '0076_search_indexes_written_at_once': 'entries of indexes are written at once instead of later',
};

/** The newest migration that was written before tables had millions of rows. */
const lastOfSmallTables = '0062_search_words';

/** What else locks a table, and why not for long. */
const isShort: Record<string, string> = {
  '0065_found':
    'Rewrites each table once, about 10 s for 100,000 records: a column that is filled later would hide records meanwhile.',
  '0067_saved_views': 'Changes the roles, of which a store has a few.',
  '0096_records_with_their_ticket':
    'Changes the records of the tickets that have moved, of tables that came lately.',
};

/** The tables and columns that came since the last version. */
const madeBy = (statements: string[], pattern: RegExp) =>
  new Set(statements.flatMap((statement) => pattern.exec(statement)?.[1] ?? []));

function disturbing(all: typeof migrations): string[] {
  const statements = all.flatMap((one) => one.statements);
  const newTables = madeBy(statements, /^create (?:unlogged )?table (?:if not exists )?("\w+")/i);
  const newColumns = madeBy(statements, /^alter table \S+ add column ("\w+")/i);
  const isAboutNew = (statement: string) => {
    if (newTables.has(ofNewTables.exec(statement)?.[1] ?? '')) return true;
    const key = /^alter table \S+ add constraint .* foreign key \((.*?)\)/is.exec(statement)?.[1];
    if (key) return key.split(',').some((column) => newColumns.has(column));
    const filled = /^update (?:only )?\S+ set ("\w+") = (?:(?!, ?"\w+" = ).)*$/is.exec(statement)?.[1];
    return newColumns.has(filled ?? '');
  };
  const isMadeAnew = (statement: string, own: string[]) => {
    const view = /^drop view ("?[\w."]+)/i.exec(statement)?.[1];
    return view !== undefined && own.some((other) => other.toLowerCase().startsWith(`create view ${view}`));
  };
  return all
    .filter(({ statements: own }) =>
      own.some(
        (one) => !additive.some((form) => form.test(one)) && !isAboutNew(one) && !isMadeAnew(one, own),
      ),
    )
    .map(({ name }) => name);
}

describe('migrations', () => {
  test('since the last version only add', () => {
    expect(disturbing(unreleasedMigrations).filter((name) => !(name in reviewed))).toEqual([]);
  });

  test('that remove or narrow something are told from those that add', () => {
    const one = (...statements: string[]) => disturbing([{ name: 'it', when: 0, statements }]).length > 0;
    expect(one('ALTER TABLE "brands" DROP COLUMN "slug"')).toBe(true);
    expect(one('ALTER TABLE "brands" RENAME COLUMN "slug" TO "path"')).toBe(true);
    expect(one('ALTER TABLE "brands" ADD COLUMN "rank" integer NOT NULL')).toBe(true);
    expect(one('ALTER TABLE "brands" ALTER COLUMN "slug" SET NOT NULL')).toBe(true);
    expect(one('ALTER TABLE "brands" ADD CONSTRAINT "short" CHECK (length(name) < 9)')).toBe(true);
    expect(one('CREATE UNIQUE INDEX "one" ON "brands" USING btree ("name")')).toBe(true);
    expect(one('DROP TABLE "brands"')).toBe(true);
    expect(one('DROP VIEW stock_levels')).toBe(true);
    expect(one('UPDATE "roles" SET "permissions" = ARRAY[]')).toBe(true);
    expect(one('ALTER TABLE "brands" ADD COLUMN "rank" integer DEFAULT 1 NOT NULL')).toBe(false);
    expect(one('ALTER TABLE "brands" SET (fillfactor = 70)')).toBe(false);
    expect(one('ALTER TABLE "brands" SET SCHEMA "old"')).toBe(true);
    expect(one('ALTER TABLE "a" ADD COLUMN "b" text', 'UPDATE "a" SET "b" = 1 WHERE "c" = 2')).toBe(false);
    expect(one('ALTER TABLE "a" ADD COLUMN "b" text', 'UPDATE "a" SET "b" = 1, "c" = 2')).toBe(true);
    expect(one('DROP VIEW "levels"', 'CREATE VIEW "levels" AS SELECT 1')).toBe(false);
    expect(one('CREATE TABLE "new" ()', 'CREATE UNIQUE INDEX "one" ON "new" ("name")')).toBe(false);
    expect(
      one(
        'ALTER TABLE "a" ADD COLUMN "b_id" uuid',
        'ALTER TABLE "a" ADD CONSTRAINT "f" FOREIGN KEY ("store_id","b_id") REFERENCES "b"("store_id","id")',
      ),
    ).toBe(false);
  });

  test('lock no table that has grown', () => {
    const first = migrations.findIndex(({ name }) => name === lastOfSmallTables) + 1;
    const found = migrations.slice(first).flatMap((one, index) => {
      const long = lockingStatements(one, migrations.slice(0, first + index));
      return long.length > 0 && !(one.name in isShort) ? [{ [one.name]: long }] : [];
    });
    expect(found).toEqual([]);
  });

  test('that lock a grown table are told from those that do not', () => {
    const locks = (statements: string[], ...before: string[]) =>
      lockingStatements({ name: 'it', statements }, [{ name: 'before', statements: before }]).length > 0;
    const valid = 'ALTER TABLE "a" VALIDATE CONSTRAINT "b_there"';
    const check = 'ALTER TABLE "a" ADD CONSTRAINT "b_there" CHECK ("b" IS NOT NULL) NOT VALID';
    const notNull = 'ALTER TABLE "a" ALTER COLUMN "b" SET NOT NULL';
    for (const one of [
      'CREATE INDEX "i" ON "a" USING btree ("b")',
      'ALTER TABLE "a" ALTER COLUMN "b" SET DATA TYPE bigint',
      'ALTER TABLE "a" ADD COLUMN "b" uuid DEFAULT gen_random_uuid() NOT NULL',
      'ALTER TABLE "a" ADD COLUMN "b" int GENERATED ALWAYS AS (1) STORED',
      'ALTER TABLE "a" ADD CONSTRAINT "c" CHECK ("b" > 0)',
      'ALTER TABLE "a" ADD CONSTRAINT "c" FOREIGN KEY ("b") REFERENCES "d"("b")',
      'UPDATE "a" SET "b" = 1',
      'DELETE FROM "a" WHERE "b" = 1',
      notNull,
    ])
      expect(locks([one]), one).toBe(true);
    expect(locks(['CREATE INDEX CONCURRENTLY "i" ON "a" ("b")', 'ALTER TABLE "a" ADD COLUMN "b" text'])).toBe(
      true,
    );
    expect(locks([check, valid])).toBe(true);
    expect(locks([notNull], check)).toBe(true);
    for (const one of [
      'CREATE INDEX CONCURRENTLY "i" ON "a" USING btree ("b")',
      'ALTER TABLE "a" ADD COLUMN "b" timestamp DEFAULT now() NOT NULL',
      'ALTER TABLE "a" ADD CONSTRAINT "c" UNIQUE USING INDEX "i"',
      'ALTER TABLE "a" DROP CONSTRAINT "c"',
      check,
      valid,
    ])
      expect(locks([one]), one).toBe(false);
    expect(locks([notNull], check, valid)).toBe(false);
    expect(
      locks(['CREATE TABLE "a" ("b" int)', 'CREATE INDEX "i" ON "a" ("b")', 'UPDATE "a" SET "b" = 1']),
    ).toBe(false);
  });

  test('follow each other in time: an earlier one that comes later would be left out', () => {
    const times = migrations.map(({ when }) => when);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    expect(new Set(times).size).toBe(times.length);
    expect(releasedMigrations.at(-1)?.name).toBe(lastReleasedMigration);
  });
});
