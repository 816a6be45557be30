import { inArray, sql } from 'drizzle-orm';
import type { SumReport } from '../../src/schemas/reports/reports.ts';
import { addons } from '../catalog/index.ts';
import { isUuid } from '../core/ids.ts';
import type { Scope } from '../core/scope.ts';
import { items } from '../inventory/index.ts';
import { locations } from '../locations/index.ts';
import { orderLines } from '../sales/index.ts';
import { staffNames } from '../staff/index.ts';
import { REST } from './rows.ts';

type Names = ReadonlyMap<string, string>;

/** Returns the name of each row's key; ledger accounts and the rest have none and are labelled by the admin. */
export async function namesOf(scope: Scope, name: SumReport, rows: { key: string | null }[]) {
  const keys = rows.flatMap(({ key }) => (key === null || key === REST ? [] : key));
  const names = keys.length > 0 ? await read[name]?.(scope, keys) : undefined;
  return (key: string | null): string | null => (key === null ? null : (names?.get(key) ?? null));
}

const read: Partial<Record<SumReport, (scope: Scope, keys: string[]) => Promise<Names>>> = {
  services: serviceNames,
  parts: async (scope, keys) => {
    const named = await scope.select(
      items,
      { id: items.id, name: items.name, sku: items.sku },
      { where: inArray(items.id, keys.filter(isUuid)) },
    );
    return new Map(named.map(({ id, name, sku }) => [id, sku ? `${name} (${sku})` : name]));
  },
  staff: staffNames,
  locations: async (scope, keys) => {
    const { id, location_name } = locations;
    const named = await scope.select(
      locations,
      { id, location_name },
      { where: inArray(id, keys.map(Number)) },
    );
    return new Map(named.map((one) => [String(one.id), one.location_name]));
  },
};

/** A service is named as on one of its lines, which includes the device. */
async function serviceNames(scope: Scope, keys: string[]): Promise<Names> {
  const ids = keys.filter(isUuid);
  const named = await scope.read<{ id: string; name: string | null }>(
    (own) => sql`
      select wanted.id, coalesce(
        (select ${orderLines.name} from ${own(orderLines)} where ${orderLines.repair_id} = wanted.id limit 1),
        (select ${addons.name} from ${own(addons)} where ${addons.id} = wanted.id)) as name
      from unnest(${sql.param(ids)}::uuid[]) as wanted(id)`,
  );
  return new Map(named.flatMap(({ id, name }) => (name === null ? [] : [[id, name] as const])));
}
