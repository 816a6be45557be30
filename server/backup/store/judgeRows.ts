import { getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { Type } from 'typebox';
import { withOptionalDefaults } from '../../../src/schemas/applyDefaults.ts';
import type { Model } from '../../../src/schemas/model.ts';
import { models } from '../../../src/schemas/models.ts';
import { fromAjv } from '../../../src/schemas/validate.ts';
import { ajv } from '../../core/ajv.ts';
import * as tables from '../../tables.ts';
import type { StoredTable } from '../catalog.ts';
import type { Row } from './arrivals.ts';

/** The models of tables, by the names that the database knows. */
const modelOf = new Map(
  (Object.values(models) as Model[]).flatMap((model): [string, Model][] => {
    const table = (tables as Record<string, unknown>)[model.name];
    return is(table, PgTable) ? [[getTableName(table), model]] : [];
  }),
);

/**
 * Refuses a row of a table whose columns are not what its model says of the properties, and says which row it is. What is
 * null is the database's to judge.
 */
export function judgeOf({ name, columns }: StoredTable): (row: Row) => void {
  const model = modelOf.get(name);
  if (!model) return () => undefined;
  // The database writes hours with their seconds.
  const judged = new Set(
    columns.filter(({ type }) => !type.startsWith('time ')).map((column) => column.name),
  );
  const properties = Object.entries(model.schema.properties).filter(([key]) => judged.has(key));
  const isValid = ajv.compile(
    withOptionalDefaults(Type.Partial(Type.Object(Object.fromEntries(properties)))),
  );
  let line = 0;
  return (row) => {
    line += 1;
    const said = Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null));
    if (isValid(said)) return;
    const [error] = (isValid.errors ?? []).map(fromAjv);
    const what = `${error?.path.slice(1)} (${error?.code})`;
    throw new Error(`Row ${line} of its ${name}, ${String(row.id)}, is not valid: ${what.slice(0, 200)}`);
  };
}
