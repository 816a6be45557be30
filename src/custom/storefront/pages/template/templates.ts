import { HttpError } from 'react-admin';
import { http } from '../../../../authProvider/http.ts';
import type { Versioned } from '../../storeConfig.ts';
import {
  emptyTemplate,
  isTemplate,
  withDocumentId,
  type Template,
} from '../../../../schemas/storefront/template.ts';
import type { PageKey } from '../pageKey.ts';

const pathOf = (storeId: string, type: string) =>
  `/dc/store/${storeId}/template/${encodeURIComponent(type)}/asset`;

const fileOf = (slug: string) => `${slug}.json`;

/** Reads a page's template; an empty one where the page has none yet. */
export async function readTemplate(
  storeId: string,
  { type, slug }: PageKey,
  signal?: AbortSignal,
): Promise<Versioned<Template>> {
  try {
    const { json, headers } = await http<unknown>({
      service: 'store',
      method: 'GET',
      path: pathOf(storeId, type),
      query: { file_name: fileOf(slug) },
      signal,
    });
    if (!isTemplate(json)) throw new HttpError('messages.load_failed', 0);
    return { value: withDocumentId(json), etag: headers.get('etag') };
  } catch (error) {
    if (error instanceof HttpError && error.status === 404) return { value: emptyTemplate, etag: null };
    throw error;
  }
}

/**
 * Stores a page's template; a 412 says that it was based on an older version, or that the new page is listed already.
 * Answers its new version.
 */
export async function writeTemplate(
  storeId: string,
  { type, slug }: PageKey,
  { value, etag }: Versioned<Template>,
  { isNew }: { isNew: boolean },
): Promise<string | null> {
  const body = new FormData();
  const json = JSON.stringify(withDocumentId(value));
  body.append('template', new File([json], fileOf(slug), { type: 'application/json' }));
  const { headers } = await http({
    service: 'store',
    method: 'POST',
    path: pathOf(storeId, type),
    body,
    headers: { ...(etag ? { 'if-match': etag } : isNew && { 'if-none-match': '*' }) },
  });
  return headers.get('etag');
}
