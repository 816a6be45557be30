/** How a service outside the contract pages, sorts, filters and returns its lists. */
export interface ListProtocol {
  /** Query parameters of the page: its number (from 1), the number of records before it, or `[first, last]` as JSON. */
  page?: string;
  offset?: string;
  range?: string;
  /** Query parameter of the number of records of a page. */
  size?: string;
  /** The largest page that the service returns. */
  maxSize?: number;
  /** Query parameter of the sort order: `["name","ASC"]` as JSON, or `name` and `-name`. */
  sort?: { parameter: string; style: 'json' | 'sign' };
  /** Query parameter of all filters as a JSON object; without it, each filter is a parameter. */
  filter?: string;
  /** Where the response has the records and their number, as names joined by dots. Without `records` it is the list. */
  records?: string;
  total?: string;
  /** Response header with the number: the number alone, or after the slash of a Content-Range. */
  totalHeader?: string;
}
