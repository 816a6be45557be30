import { HttpError } from 'react-admin';
import type { HttpResponse } from './http.ts';

/** A document with the version for its next save; null if the service keeps none. */
export interface Versioned<T> {
  value: T;
  etag: string | null;
}

/** Returns the document of a response; throws if there is none. */
export function toVersioned<T>({ json, headers, status }: HttpResponse<T>): Versioned<T> {
  if (typeof json !== 'object' || json === null || Array.isArray(json))
    throw new HttpError('messages.failed', status);
  return { value: json, etag: headers.get('etag') };
}
