import { and, eq, not, type SQL } from 'drizzle-orm';
import { can, type Who } from '../../src/schemas/can.ts';
import { endpointsOf } from '../../src/schemas/endpoint.ts';
import { models } from '../../src/schemas/models.ts';
import { normalizeFilter, type Model } from '../../src/schemas/model.ts';
import { listConditions } from '../core/records/conditions.ts';
import { entityOf, type Entity, type Values } from '../core/records/entity.ts';
import { searchedTable, type SearchedTable } from '../core/records/isFound.ts';
import { readableRows } from '../core/records/readable.ts';
import type { Scope } from '../core/scope.ts';

/** A resource whose records are searched. */
export interface Kind {
  model: Model;
  table: SearchedTable;
  entity: Entity;
  /** Fixed filters of its list. */
  filter: Values;
  /** Fixed values of its records, such as the type of a variant. */
  values: Values;
}

/** The resources that come first among equal matches; the others follow. */
const first = [
  'customers',
  'orders',
  'appointments',
  'quotes',
  'serials',
  'products',
  'items',
  'repairs',
  'shipments',
  'staff',
];

const all: Model[] = Object.values(models);
let known: Kind[] | undefined;

/** Returns the resources that are searched; tables are registered by then. */
const kinds = (): Kind[] => (known ??= all.toSorted((a, b) => placeOf(a) - placeOf(b)).flatMap(kindOf));

const placeOf = ({ name }: Model) => (first.indexOf(name) + 1 || first.length + 1) - 1;

function kindOf(model: Model): Kind[] {
  const table = model.find && searchedTable(model);
  if (!table) return [];
  const [shared = model.name] = model.bespoke ? (model.sharesRecordsWith ?? []) : [];
  const entity = { ...entityOf(all.find(({ name }) => name === shared) ?? model, models), model };
  const filter: Values = {};
  const values: Values = {};
  for (const [key, value] of Object.entries(endpointsOf(model, 'list').at(0)?.query ?? {})) {
    const declared = model.filters[key];
    if (value.startsWith(':')) continue;
    if (key === 'include_voided') filter[key] = value === 'true';
    else if (declared)
      filter[key] = normalizeFilter(key, declared).kind === 'equals' ? [value] : value === 'true';
    else if (key in entity.columns) values[key] = value;
  }
  return [{ model, table, entity, filter, values }];
}

/** Returns the resources, or those named, of which `who` may list and open at least some records. */
export const kindsFor = (who: Who, names?: string[]): Kind[] =>
  kinds().filter(
    ({ model }) =>
      (!names || names.includes(model.name)) &&
      can(who, 'list', model) !== false &&
      can(who, 'one', model) !== false,
  );

/** Returns the condition that a record is in the resource's list and that `who` may open it. */
export function visible(
  scope: Scope,
  who: Who,
  { model, table, entity, filter, values }: Kind,
): SQL | undefined {
  const allowed = can(who, 'list', model);
  const variants = kinds().filter((other) => other.table === table && Object.keys(other.values).length > 0);
  const others = variants.filter((other) => other.model !== model && Object.keys(values).length === 0);
  return and(
    listConditions(scope, entity, filter, typeof allowed === 'object' ? allowed : {}),
    readableRows(who, model, table),
    isOf(entity, values),
    ...others.map((other) => not(isOf(entity, other.values)!)),
  );
}

const isOf = ({ columns }: Entity, values: Values): SQL | undefined =>
  and(...Object.entries(values).map(([key, value]) => eq(columns[key]!, value)));
