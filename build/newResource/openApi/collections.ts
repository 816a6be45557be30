import { follow, isObject, type ApiDocument, type Json } from './document.ts';

export type Call = 'list' | 'one' | 'create' | 'update' | 'delete';

interface Operation {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  operation: Json;
}

/** A list of records, and the calls of a record. */
export interface Collection {
  /** The last part of its path. */
  segment: string;
  path: string;
  list: Json;
  calls: Partial<Record<Call, Operation>>;
  /** Parameters of all calls of the list's path. */
  parameters: unknown;
}

const most = 100;

/** Finds the paths that are read without parameters, with the calls of `path/{id}`. */
export function collectionsOf(document: ApiDocument): { collections: Collection[]; notes: string[] } {
  const notes: string[] = [];
  const collections = Object.keys(document.paths).flatMap((path): Collection[] => {
    const item = follow(document, document.paths[path]) ?? {};
    const list = follow(document, item.get);
    const segment = path.split('/').findLast(Boolean);
    if (!list || !segment || segment.includes('{')) return [];
    if (!path.includes('{'))
      return [
        { segment, path, list, parameters: item.parameters, calls: callsOf(document, item, list, path) },
      ];
    notes.push(`${path}: what belongs to one record needs a page of its own.`);
    return [];
  });
  if (collections.length > most) notes.push(`Only ${most} of ${collections.length} lists are read.`);
  return { collections: collections.slice(0, most), notes };
}

function callsOf(document: ApiDocument, item: Json, list: Json, path: string): Collection['calls'] {
  const detail = Object.keys(document.paths).find(
    (one) => one.startsWith(`${path}/{`) && /^\/\{[^}/]+\}\/?$/.test(one.slice(path.length)),
  );
  const record = (detail && follow(document, document.paths[detail])) || {};
  const found = (method: Operation['method'], one: unknown): Operation | undefined => {
    const operation = follow(document, one);
    return operation && { method, operation };
  };
  return Object.fromEntries(
    Object.entries({
      list: { method: 'GET', operation: list },
      one: found('GET', record.get),
      create: found('POST', item.post),
      update: found('PUT', record.put) ?? found('PATCH', record.patch),
      delete: found('DELETE', record.delete),
    }).filter(([, call]) => call),
  );
}

/** The JSON schema of a request body, or of the first successful response. */
export function bodySchema(document: ApiDocument, operation: Json, part: 'request' | 'response'): unknown {
  const body = follow(document, part === 'request' ? operation.requestBody : responseOf(operation));
  const content = isObject(body?.content) ? body.content : {};
  const type = Object.keys(content).find((one) => /[/+]json\b/.test(one));
  const media = type === undefined ? undefined : content[type];
  return isObject(media) ? media.schema : undefined;
}

/** The names of the headers of the first successful response, in lower case. */
export function headerNames(document: ApiDocument, operation: Json): string[] {
  const headers = follow(document, responseOf(operation))?.headers;
  return Object.keys(isObject(headers) ? headers : {}).map((name) => name.toLowerCase());
}

function responseOf({ responses }: Json): unknown {
  if (!isObject(responses)) return undefined;
  return responses[Object.keys(responses).find((status) => status.startsWith('2')) ?? 'default'];
}
