import { use } from 'react';
import { DataProviderContext, type DataProvider } from 'react-admin';

/**
 * The data provider with a domain's own calls (its calls.ts). What is refused rejects: unlike useDataProvider's, these
 * methods do not end the session by themselves.
 */
export const useCalls = <Calls extends object>() => use(DataProviderContext) as DataProvider & Calls;
