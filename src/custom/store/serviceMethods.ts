import { http } from '../../authProvider/http.ts';

/** A way to bring a device or to be reached, and whether the store offers it. */
export interface Method {
  code: string;
  is_enabled: boolean;
}

export type MethodKind = 'delivery_methods' | 'contact_methods';

const pathOf = (storeId: string, kind: MethodKind) => `/dc/store/${storeId}/${kind}`;

/** The methods of a store (specification 4 §7). */
export async function loadMethods(storeId: string, kind: MethodKind, signal: AbortSignal): Promise<Method[]> {
  return (await http<Method[]>({ service: 'store', method: 'GET', path: pathOf(storeId, kind), signal }))
    .json;
}

/** Switches those that are named. */
export async function saveMethods(storeId: string, kind: MethodKind, body: Method[]): Promise<void> {
  await http({ service: 'store', method: 'PUT', path: pathOf(storeId, kind), body });
}
