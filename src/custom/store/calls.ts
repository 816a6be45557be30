import { createCallsHook } from '../../kit/createCallsHook.ts';
import { storeCalls } from '../../schemas/store/calls.ts';

export const useStoreCalls = createCallsHook(storeCalls);
export type StoreCalls = ReturnType<typeof useStoreCalls>;
