import type { EndpointLine, Endpoints } from '../../../src/schemas/endpoint.ts';
import type { Call, Collection } from './collections.ts';
import { objectsOf, type ApiDocument } from './document.ts';

/** Returns the endpoints of a collection, below the path of the document's first server. */
export function endpointsOf(
  document: ApiDocument,
  { path, calls }: Collection,
  isWritable: boolean,
): Endpoints {
  const address: `/${string}` = `/${`${basePath(document)}${path}`.replace(/^\//, '')}`;
  const order: Call[] = ['list', 'one', ...(isWritable ? (['create', 'update'] as const) : []), 'delete'];
  return Object.fromEntries(
    order.flatMap((call): [Call, EndpointLine][] => {
      const found = calls[call];
      const id = call === 'list' || call === 'create' ? '' : '/:id';
      return found ? [[call, `${found.method} ${address}${id}`]] : [];
    }),
  );
}

/** The path of the first server, such as /v1. */
function basePath(document: ApiDocument): string {
  const [server] = objectsOf(document, document.servers);
  const url = typeof server?.url === 'string' ? server.url : '';
  const isFixed = !url.includes('{') && URL.canParse(url, 'http://localhost');
  return isFixed ? new URL(url, 'http://localhost').pathname.replace(/\/$/, '') : '';
}
