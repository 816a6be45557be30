import type { DataProvider } from 'react-admin';
import type { Model } from '../schemas/model.ts';
import type { SessionIds } from './endpointsProvider.ts';
import type { Http } from './http.ts';

/** Data provider for a model whose lists have a protocol of their own; its code is loaded with the first call. */
export const foreignProvider = (model: Model, http: Http, session: () => SessionIds): DataProvider =>
  new Proxy({} as DataProvider, {
    get: (_, method: string) => async (resource: string, params: never) => {
      const { foreignRecords } = await import('./foreignRecords.ts');
      return foreignRecords(model, http, session)[method](resource, params);
    },
  });
