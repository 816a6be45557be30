import { createCallsHook } from '../../kit/createCallsHook.ts';
import { repairCalls } from '../../schemas/repairs/calls.ts';

export const useRepairCalls = createCallsHook(repairCalls);
