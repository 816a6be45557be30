import { HttpError } from 'react-admin';
import { http } from '../../authProvider/http.ts';

/** A version of the configuration that was saved. */
export interface Version {
  version: number;
  /** Null: what the store began with. */
  saved_by: { id: string; name: string } | null;
  saved_date: string;
  /** JSON Pointers of the parts that differ from the version before. */
  changes: string[];
  /** The version that was restored by it. */
  restored: number | null;
}

const pathOf = (storeId: string) => `/dc/store/${storeId}/config/versions`;

/** The versions of the configuration, the newest first. */
export async function readVersions(
  storeId: string,
  { page, perPage }: { page: number; perPage: number },
  signal?: AbortSignal,
): Promise<{ versions: Version[]; total: number }> {
  const { json, status } = await http<{ data: Version[]; metadata: { total: number } } | undefined>({
    service: 'store',
    method: 'GET',
    path: pathOf(storeId),
    query: { page, per_page: perPage },
    signal,
  });
  if (!json) throw new HttpError('messages.failed', status);
  return { versions: json.data, total: json.metadata.total };
}

/** The configuration as a version holds it. */
export async function readVersion(storeId: string, version: number, signal?: AbortSignal): Promise<unknown> {
  const path = `${pathOf(storeId)}/${version}`;
  const { json, status } = await http<{ config: unknown } | undefined>({
    service: 'store',
    method: 'GET',
    path,
    signal,
  });
  if (!json) throw new HttpError('messages.failed', status);
  return json.config;
}

/** Makes a version the current one; a 412 says that somebody saved since the one of `etag`. */
export async function restoreVersion(storeId: string, version: number, etag: string | null): Promise<void> {
  await http({
    service: 'store',
    method: 'POST',
    path: `${pathOf(storeId)}/${version}/restore`,
    headers: etag ? { 'if-match': etag } : {},
  });
}
