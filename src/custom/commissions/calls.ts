import { createCallsHook } from '../../kit/createCallsHook.ts';
import { commissionCalls } from '../../schemas/commissions/calls.ts';

export const useCommissionCalls = createCallsHook(commissionCalls);
