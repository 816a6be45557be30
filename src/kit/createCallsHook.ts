import { use } from 'react';
import { DataProviderContext, type DataProvider } from 'react-admin';
import type { Call } from '../dataProvider/calls.ts';

/**
 * Makes the hook that answers the data provider with a domain's own calls. What is refused rejects: unlike
 * useDataProvider's, these methods do not end the session by themselves.
 */
export const createCallsHook =
  <Calls>(_: (call: Call) => Calls) =>
  (): DataProvider & Calls =>
    use(DataProviderContext) as DataProvider & Calls;
