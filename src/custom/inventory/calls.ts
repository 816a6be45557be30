import { createCallsHook } from '../../kit/createCallsHook.ts';
import { inventoryCalls } from '../../schemas/inventory/calls.ts';

export const useInventoryCalls = createCallsHook(inventoryCalls);
