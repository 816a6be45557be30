import { HttpError } from 'react-admin';
import type { HttpResponse } from './http.ts';

/** A document with the version that its next save is based on; null: the service keeps none. */
export interface Versioned<T> {
  value: T;
  etag: string | null;
}

/** The document of an answer; one without is a failure. */
export function toVersioned<T>({ json, headers, status }: HttpResponse<T>): Versioned<T> {
  if (typeof json !== 'object' || json === null || Array.isArray(json))
    throw new HttpError('messages.failed', status);
  return { value: json, etag: headers.get('etag') };
}
