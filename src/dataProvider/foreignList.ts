import type { RaRecord, SortPayload } from 'react-admin';
import type { ListProtocol } from '../schemas/listProtocol.ts';
import type { HttpResponse } from './http.ts';
import type { Query } from './url.ts';

interface Asked {
  /** Number of records before the page; a multiple of `size`. */
  first: number;
  size: number | undefined;
  sort?: SortPayload;
  filter?: Query;
}

/** Returns the query of a list call. */
export function foreignQuery(protocol: ListProtocol, { first, size, sort, filter = {} }: Asked): Query {
  const { page, offset, range, size: sizeParameter, sort: sorting, filter: filtering } = protocol;
  return {
    ...(filtering ? { [filtering]: JSON.stringify(filter) } : filter),
    ...(page && { [page]: first / (size ?? 1) + 1 }),
    ...(offset && { [offset]: first }),
    ...(range && { [range]: JSON.stringify([first, first + (size ?? 1) - 1]) }),
    ...(sizeParameter && size && { [sizeParameter]: size }),
    ...(sorting && sort && { [sorting.parameter]: sortText(sorting.style, sort) }),
  };
}

const sortText = (style: 'json' | 'sign', { field, order }: SortPayload) =>
  style === 'json' ? JSON.stringify([field, order]) : `${order === 'DESC' ? '-' : ''}${field}`;

/** Whether the service returns its lists in pages. */
export const isPaged = ({ page, offset, range }: ListProtocol) => Boolean(page ?? offset ?? range);

/** Returns the records of a response, and their number if it says it. */
export function readForeignList(
  { records, total, totalHeader }: ListProtocol,
  { json, headers }: HttpResponse<unknown>,
): { data: RaRecord[]; total?: number } {
  const found = records ? valueAt(json, records) : json;
  if (!Array.isArray(found)) throw new Error(`The response has no list ${records ?? ''}`.trim());
  const said = totalHeader ? headers.get(totalHeader)?.split('/').at(-1) : total && valueAt(json, total);
  const count = Number(said || NaN);
  return { data: found as RaRecord[], ...(!Number.isNaN(count) && { total: count }) };
}

/** The value at a path of names joined by dots. */
const valueAt = (value: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (inside, name) =>
        typeof inside === 'object' && inside !== null ? (inside as Record<string, unknown>)[name] : undefined,
      value,
    );
