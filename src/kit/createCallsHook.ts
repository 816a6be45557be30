import { use } from 'react';
import { DataProviderContext, type DataProvider } from 'react-admin';
import type { Call } from '../dataProvider/calls.ts';

/**
 * Creates a hook that returns the data provider with a domain's calls. Unlike useDataProvider's methods, they reject
 * without logging out.
 */
export const createCallsHook =
  <Calls>(_: (call: Call) => Calls) =>
  (): DataProvider & Calls =>
    use(DataProviderContext) as DataProvider & Calls;
