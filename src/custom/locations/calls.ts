import type { Call } from '../../dataProvider/calls.ts';
import { toVersioned, type Versioned } from '../../dataProvider/versioned.ts';
import { createCallsHook } from '../../kit/createCallsHook.ts';

const address = '/dc/store/:storeId/location/:id/config';

export const locationCalls = (call: Call) => ({
  /** Returns the configuration of a location's page (contract 2 §7). */
  getLocationConfig: async (id: number, signal?: AbortSignal): Promise<Versioned<unknown>> =>
    toVersioned(await call('store', `GET ${address}`, { params: { id }, signal })),

  updateLocationConfig: async (
    id: number,
    { value, etag }: Versioned<unknown>,
  ): Promise<Versioned<unknown>> =>
    toVersioned(await call('store', `PUT ${address}`, { params: { id }, body: value, etag })),
});

export const useLocationCalls = createCallsHook(locationCalls);
