import type { Model } from '../../../src/schemas/model.ts';
import type { Values } from './entity.ts';
import { MAX_PER_PAGE } from '../../../src/schemas/listSchema.ts';

export interface Sort {
  field: string;
  order: 'ASC' | 'DESC';
}

export interface ListQuery {
  filter: Values;
  sorts: Sort[];
  offset: number;
  limit: number;
  /** Includes linked records. */
  withLinks: boolean;
}

export interface Page {
  page: number;
  per_page: number;
}

/** Returns the requested page; at most 1,000 records. */
export function pageOf({ page = 1, per_page, rows_per_page }: Values): Page {
  const wanted = Number(per_page ?? rows_per_page ?? 10);
  return { page: Number(page), per_page: Math.min(wanted, MAX_PER_PAGE) };
}

/** Converts a validated list query of the contract. */
export function toListQuery(model: Model, query: Values): ListQuery {
  const { page, per_page } = pageOf(query);
  return {
    filter: query,
    sorts: sortsOf(model, query),
    offset: (page - 1) * per_page,
    limit: per_page,
    withLinks: query.include_children === true,
  };
}

function sortsOf(model: Model, query: Values): Sort[] {
  const fields = new Map(Object.entries(model.sorts).map(([field, parameter]) => [parameter, field]));
  const sorts = Object.entries(query).flatMap(([parameter, value]): Sort[] => {
    const field = fields.get(parameter);
    return field ? [{ field, order: value === 'desc' ? 'DESC' : 'ASC' }] : [];
  });
  return sorts.length > 0 ? sorts : [model.defaultSort];
}
