import { getTableName } from 'drizzle-orm';
import { Type } from 'typebox';
import { withOptionalDefaults } from '../../../src/schemas/applyDefaults.ts';
import type { Model } from '../../../src/schemas/model.ts';
import { models } from '../../../src/schemas/models.ts';
import { fromAjv } from '../../../src/schemas/validate.ts';
import { validatorOf } from '../../core/ajv.ts';
import { tableNamed } from '../../core/tables/registry.ts';
import '../../domains.ts';
import type { StoredTable } from '../catalog.ts';
import type { Row } from './arrivals.ts';

/** Models by the table's name in the database. */
const modelOf = new Map(
  (Object.values(models) as Model[]).flatMap((model): [string, Model][] => {
    const table = tableNamed(model.name);
    return table ? [[getTableName(table), model]] : [];
  }),
);

/**
 * Returns a function that throws if a row does not match the schema of its model, with the row's number. Nulls are left
 * to the database's constraints.
 */
export function rowValidator({ name, columns }: StoredTable): (row: Row) => void {
  const model = modelOf.get(name);
  if (!model) return () => undefined;
  // Columns of type time are skipped: the database adds seconds.
  const validated = new Set(
    columns.filter(({ type }) => !type.startsWith('time ')).map((column) => column.name),
  );
  const properties = Object.entries(model.schema.properties).filter(([key]) => validated.has(key));
  const isValid = validatorOf(
    withOptionalDefaults(Type.Partial(Type.Object(Object.fromEntries(properties)))),
  );
  let line = 0;
  return (row) => {
    line += 1;
    const values = Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null));
    if (isValid(values)) return;
    const [error] = (isValid.errors ?? []).map(fromAjv);
    const what = `${error?.path.slice(1)} (${error?.code})`;
    throw new Error(`Row ${line} of its ${name}, ${String(row.id)}, is not valid: ${what.slice(0, 200)}`);
  };
}
