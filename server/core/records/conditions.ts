import { and, eq, gte, inArray, lt, lte, not, notInArray, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { splitFieldPath } from '../../../src/schemas/fieldAccess.ts';
import { normalizeFilter, type Model, type NormalizedFilter } from '../../../src/schemas/model.ts';
import type { Scope } from '../scope.ts';
import { containsText } from '../tables/searchable.ts';
import type { Condition, Entity, Values } from './entity.ts';
import { isFound } from './isFound.ts';

/** The parts of an entity that lists need. */
export type Listed = Pick<Entity, 'model' | 'columns' | 'links'> & Partial<Pick<Entity, 'hooks' | 'lines'>>;

type List = [scope: Scope, entity: Listed, filter: Values, allowed: Values | Values[]];

/** Returns the condition of a list: its filters, and what the reader may see (`allowed`). */
export const listConditions = (...list: List): SQL | undefined => all(conditionsOf(...list));

/**
 * Returns the condition of a list, and conditions of which each of its rows meets exactly one, to count its rows: those of
 * a list by nothing but alternatives are counted by the index of each.
 */
export function pageConditions(...list: List): { where: SQL | undefined; disjoint: (SQL | undefined)[] } {
  const conditions = conditionsOf(...list);
  const where = all(conditions);
  const [alternatives, ...others] = conditions;
  if (!Array.isArray(alternatives) || others.length > 0) return { where, disjoint: [where] };
  const disjoint = alternatives.map((one, index) =>
    and(one, ...alternatives.slice(0, index).map((before) => sql`(${before}) is not true`)),
  );
  return { where, disjoint };
}

const all = (conditions: NonNullable<Condition>[]): SQL | undefined =>
  and(...conditions.map((one) => (Array.isArray(one) ? or(...one) : one)));

function conditionsOf(...[scope, entity, filter, allowed]: List): NonNullable<Condition>[] {
  const { model, columns } = entity;
  const conditions: Condition[] = Object.entries(model.filters).flatMap(([key, declared]) =>
    filterConditions(scope, entity, key, normalizeFilter(key, declared), filter),
  );
  const { is_voided: voided, deleted_date: deleted } = columns;
  // Voided records, such as cancelled appointments, are listed only on request.
  const { include_voided = !deleted } = filter;
  if (voided && !include_voided) conditions.push(eq(voided, false));
  if (filter.ids) conditions.push(inArray(column(columns, 'id'), filter.ids as unknown[]));
  conditions.push(allowedConditions(entity, allowed));
  return conditions.filter((one) => one !== undefined);
}

/** Returns a filter verdict as a condition; an empty list of alternatives matches nothing. */
export function matches(entity: Pick<Entity, 'columns'>, values: Values | Values[]): SQL | undefined {
  const condition = allowedConditions(entity, values);
  return Array.isArray(condition) ? or(...condition) : condition;
}

function allowedConditions({ columns }: Pick<Entity, 'columns'>, values: Values | Values[]): Condition {
  const several = [values].flat();
  if (several.length === 0) return sql`false`;
  const alternatives = several.flatMap(
    (one) =>
      and(...Object.entries(one).map(([key, value]) => isOrContains(column(columns, key), value))) ?? [],
  );
  return alternatives.length > 0 ? alternatives : undefined;
}

const isOrContains = (own: PgColumn, value: unknown): SQL =>
  own.dataType === 'json' ? sql`${own} @> ${JSON.stringify([value])}::jsonb` : eq(own, value);

function filterConditions(
  scope: Scope,
  entity: Listed,
  key: string,
  { kind, of, negate, exclusiveMax }: NormalizedFilter,
  filter: Values,
): Condition[] {
  const value = filter[key];
  const link = entity.links.find(({ property }) => property === of);
  const { key: lineKey, part } = splitFieldPath(of);
  const line = entity.lines?.find(({ property }) => property === lineKey);
  if (kind === 'range') {
    const { [`min_${key}`]: min, [`max_${key}`]: max } = filter;
    return range(scope, column(entity.columns, of), min, max, exclusiveMax);
  }
  if (value === undefined) return [];
  const own = entity.hooks?.filters?.[key];
  if (own) return [own(scope, value) ?? sql`true`];
  if (line && part !== undefined)
    return [
      eq(
        column(entity.columns, 'id'),
        scope.any(line.table, line.record, inArray(column(line.columns, part), value as unknown[])),
      ),
    ];
  if (link) {
    const id = column(entity.columns, 'id');
    if (kind === 'equals') {
      // As an array: the planner would otherwise walk a sort index and look for a link row by row.
      return [eq(id, scope.any(link.table, link.own, inArray(link.other, value as unknown[])))];
    }
    const hasLinks = scope.exists(link.table, eq(link.own, id));
    return [value === !negate ? hasLinks : not(hasLinks)];
  }
  if (kind === 'contains' && searchesAll(entity.model, key, of))
    return [isFound(scope, entity.model, value as string)];
  const compared = column(entity.columns, of);
  switch (kind) {
    case 'contains':
      return [containsText(compared, value as string)];
    case 'equals':
      return [(negate ? notInArray : inArray)(compared, value as unknown[])];
    default:
      return [eq(compared, value === !negate)];
  }
}

/** Whether a filter searches all of `find`: `search`, and that of the name unless its parts have their own. */
const searchesAll = ({ find, label, nameParts = [], filters }: Model, key: string, of: string) =>
  find !== undefined &&
  (key === 'search' || (of === label && !nameParts.some((part) => part !== label && part in filters)));

/** Both bounds are inclusive; the bounds of a moment are days in the store's time zone. */
function range(scope: Scope, own: PgColumn, min: unknown, max: unknown, exclusiveMax = false): SQL[] {
  const isMoment = own.dataType === 'date';
  const startOf = (day: SQL) => sql`(${day})::timestamp at time zone ${scope.store.timezone}`;
  const lower = isMoment ? startOf(sql`${min}::date`) : min;
  const upper = isMoment ? startOf(exclusiveMax ? sql`${max}::date` : sql`${max}::date + 1`) : max;
  const isBelow = isMoment || exclusiveMax ? lt : lte;
  return [
    ...(min === undefined ? [] : [gte(own, lower)]),
    ...(max === undefined ? [] : [isBelow(own, upper)]),
  ];
}

function column(columns: Entity['columns'], name: string): PgColumn {
  const found = columns[name];
  if (!found) throw new Error(`${name} is no column`);
  return found;
}
