import { http } from '../../authProvider/http.ts';

/** Stores a picture of the storefront; answers its address. */
export async function uploadAsset(storeId: string, file: File, signal?: AbortSignal): Promise<string> {
  const body = new FormData();
  body.append('imagefile', file);
  const { json } = await http<{ url: string }>({
    service: 'store',
    method: 'POST',
    path: `/dc/store/${storeId}/assets`,
    body,
    signal,
  });
  return json.url;
}
