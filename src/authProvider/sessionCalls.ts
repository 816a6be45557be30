import type { HttpRequest } from '../dataProvider/http.ts';

/** The requests that load a session (contract 1 §2.1). */
export function sessionCalls(storeId: string, staffId: string) {
  const path = `/dc/store/${storeId}`;
  const member = `${path}/staff/${staffId}`;
  return {
    store: { service: 'store', method: 'GET', path, query: { include_children: false } },
    staff: { service: 'store', method: 'GET', path: member, query: { include_voided: false } },
    permissions: {
      service: 'store',
      method: 'GET',
      path: `${member}/permissions`,
      query: { page: 1, per_page: 100_000 },
    },
    toggles: {
      service: 'admin',
      method: 'GET',
      path: `${path}/features/toggle`,
      query: { types: 'DASHBOARD' },
    },
    locations: {
      service: 'store',
      method: 'GET',
      path: `${path}/locations`,
      query: { page: 1, per_page: 100_000, include_voided: true },
    },
  } satisfies Record<string, HttpRequest>;
}
