import { use } from 'react';
import { DataProviderContext, type DataProvider } from 'react-admin';
import type { DomainCalls } from '../dataProvider/calls.ts';
import type { AllMethodsOf } from '../dataProvider/methods.ts';

/**
 * Creates a hook that returns the data provider with a domain's calls. Unlike useDataProvider's methods, they reject
 * without logging out.
 */
export const createCallsHook =
  <Domains extends DomainCalls[]>(..._: Domains) =>
  (): DataProvider & AllMethodsOf<Domains> =>
    use(DataProviderContext) as DataProvider & AllMethodsOf<Domains>;
