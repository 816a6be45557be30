export { useStoreCalls, type StoreCalls } from './calls.ts';
export { useLookups, type LookupType } from './lookups.ts';
export { saveStoreSettings } from './saveStoreSettings.ts';
export { useStoreSettings } from './useStoreSettings.ts';
