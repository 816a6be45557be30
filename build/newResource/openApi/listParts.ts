import type { ListProtocol } from '../../../src/schemas/listProtocol.ts';
import { headerNames, type Collection } from './collections.ts';
import { objectsOf, type ApiDocument, type Json } from './document.ts';
import { plainSchema, type PlainSchema } from './schema.ts';

/** What usual names of parameters mean. */
const meanings = {
  page: /^_?page(_?(number|no|index))?$/i,
  offset: /^_?(offset|skip)$/i,
  size: /^_?(limit|per_?page|page_?size|size|rows|top|take)$/i,
  sort: /^_?(sort|sort_?by|order_?by|ordering)$/i,
  cursor: /cursor|^(after|starting_?after|page_?token|next_?token)$/i,
};
const totals = /^_?(total|count)(_?(count|items|results|records))?$/i;
const envelopes = /^_?(meta|metadata|paging|pagination|page|data)$/i;
const totalHeaders = /^(content-range|x-total(-count)?|x-count)$/;

/** What the document says about a list. */
export interface ListParts {
  protocol: ListProtocol;
  /** The schema of a record. */
  record: unknown;
  /** Query parameters that neither page nor sort. */
  filters: string[];
  /** Properties by which lists can be sorted. */
  sorts: string[] | 'all';
  notes: string[];
}

/** Reads how a list pages, sorts and responds; undefined if the response has no list of records. */
export function listParts(
  document: ApiDocument,
  { list, parameters }: Collection,
  response: PlainSchema,
): ListParts | undefined {
  const found = recordsIn(document, response);
  if (!found) return undefined;
  const queries = [...objectsOf(document, parameters), ...objectsOf(document, list.parameters)].filter(
    (one) => one.in === 'query',
  );
  const named = (pattern: RegExp) => queries.find(({ name }) => pattern.test(String(name)));
  const [range, filter] = [named(/^range$/), named(/^filter$/)];
  const { page, offset, size, sort, cursor } = {
    page: named(meanings.page),
    offset: named(meanings.offset),
    size: named(meanings.size),
    sort: named(meanings.sort),
    cursor: named(meanings.cursor),
  };
  const paging = range ?? page ?? offset;
  const maxSize = size && plainSchema(document, size.schema).maximum;
  const sorting = sort && sortingOf(document, sort, range !== undefined);
  const total = totalIn(document, response);
  const totalHeader = headerNames(document, list).find((name) => totalHeaders.test(name));
  const used = new Set([range, page, offset, size, sort, cursor, ...(range ? [filter] : [])]);
  return {
    protocol: {
      ...(paging && { [paging === range ? 'range' : paging === page ? 'page' : 'offset']: nameOf(paging) }),
      ...(size && { size: nameOf(size) }),
      ...(maxSize && { maxSize }),
      ...(sort && sorting && { sort: { parameter: nameOf(sort), style: sorting.style } }),
      ...(range && filter && { filter: nameOf(filter) }),
      ...(found.path && { records: found.path }),
      ...(total ? { total } : totalHeader && { totalHeader }),
    },
    record: found.record,
    filters: queries.filter((one) => !used.has(one)).map(nameOf),
    sorts: sorting?.sorts ?? [],
    notes: [
      ...(!cursor && !paging ? ['it has no pages: all that one call returns is shown.'] : []),
      ...(cursor && !paging ? ['a cursor finds its pages, so only the first is shown.'] : []),
      ...(paging && !total && !totalHeader ? ['the number of its records is not said.'] : []),
      ...(sort && !sorting ? [`how ${nameOf(sort)} is written is not said, so it is not sorted.`] : []),
      ...(range && filter
        ? [`which filters ${nameOf(filter)} accepts is not said; all fields are offered.`]
        : []),
    ],
  };
}

const nameOf = ({ name }: Json) => String(name);

/** The list of records: the response itself, a property of it, or one of an envelope. */
function recordsIn(
  document: ApiDocument,
  response: PlainSchema,
  depth = 0,
): { path: string; record: unknown } | undefined {
  if (response.type === 'array') {
    const isOfRecords = plainSchema(document, response.items).type === 'object';
    return isOfRecords ? { path: '', record: response.items } : undefined;
  }
  for (const [name, schema] of depth > 1 ? [] : Object.entries(response.properties)) {
    const property = plainSchema(document, schema);
    const found =
      property.type === 'array' || envelopes.test(name)
        ? recordsIn(document, property, depth + 1)
        : undefined;
    if (found) return { ...found, path: [name, found.path].filter(Boolean).join('.') };
  }
  return undefined;
}

/** The path of the number of records in the response. */
function totalIn(document: ApiDocument, response: PlainSchema, depth = 0): string | undefined {
  for (const [name, schema] of Object.entries(response.properties)) {
    const property = plainSchema(document, schema);
    if (totals.test(name) && ['integer', 'number'].includes(property.type ?? '')) return name;
    if (property.type !== 'object' || !envelopes.test(name) || depth > 0) continue;
    const found = totalIn(document, property, depth + 1);
    if (found) return `${name}.${found}`;
  }
  return undefined;
}

function sortingOf(document: ApiDocument, { schema }: Json, isJson: boolean) {
  if (isJson) return { style: 'json' as const, sorts: 'all' as const };
  const values = (plainSchema(document, schema).enum ?? []).map(String);
  const sorts = [...new Set(values.map((value) => value.replace(/^-/, '')))];
  return values.some((value) => value.startsWith('-')) ? { style: 'sign' as const, sorts } : undefined;
}
