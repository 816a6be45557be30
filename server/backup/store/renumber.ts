import type { Row } from './arrivals.ts';

/** Changed identifiers: location numbers, and ids of rows shared by all stores. */
export interface Renamed {
  locations: Map<number, number>;
  ids: Map<string, string>;
}

/** Returns a row with changed identifiers replaced; the same object if nothing changes. */
export function renumber(table: string, row: Row, renamed: Renamed): Row {
  if (renamed.locations.size === 0 && renamed.ids.size === 0) return row;
  const named = withNames(table, row, (id) => renamed.locations.get(Number(id)) ?? id);
  return deep(named, '', renamed) as Row;
}

type Rename = (location: unknown) => unknown;

/** Replaces location numbers in columns that are not named after a location. */
function withNames(table: string, row: Row, rename: Rename): Row {
  if (table === 'locations') return { ...row, id: rename(row.id) };
  if (table === 'stores') return { ...row, config: inConfig(row.config, rename) };
  if (table === 'record_changes' && row.model === 'locations')
    return { ...row, record_id: String(rename(row.record_id)) };
  if (table !== 'config_versions') return row;
  if (row.document === 'config') return { ...row, config: inConfig(row.config, rename) };
  const [, location] = /^location\/(\d+)$/.exec(String(row.document)) ?? [];
  return location ? { ...row, document: `location/${String(rename(location))}` } : row;
}

/** The storefront's configuration lists the locations that have a page. */
function inConfig(config: unknown, rename: Rename): unknown {
  const { locations } = (config ?? {}) as { locations?: unknown };
  if (!Array.isArray(locations)) return config;
  const renamed = locations.map((one: Row | null) =>
    one && typeof one.id === 'number' ? { ...one, id: rename(one.id) } : one,
  );
  return { ...(config as Row), locations: renamed };
}

const isOfLocation = (key: string) => /(^|[._])location_ids?$/.test(key);

/** `key` is the name of the property that contains the value or its list. */
function deep(value: unknown, key: string, renamed: Renamed): unknown {
  if (typeof value === 'number') return isOfLocation(key) ? (renamed.locations.get(value) ?? value) : value;
  if (typeof value === 'string') return renamed.ids.get(value) ?? value;
  if (Array.isArray(value)) {
    const all = value.map((one) => deep(one, key, renamed));
    return all.some((one, index) => one !== value[index]) ? all : value;
  }
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, one]) => [name, deep(one, name, renamed)] as const);
  const isSame = entries.every(([name, one]) => one === (value as Row)[name]);
  return isSame ? value : Object.fromEntries(entries);
}
