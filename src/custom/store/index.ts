export { useStoreCalls, type Method, type MethodKind, type StoreCalls } from './calls.ts';
export { useLookups, type LookupType } from './lookups.ts';
export { saveStoreSettings } from './saveStoreSettings.ts';
