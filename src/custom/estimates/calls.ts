import { createCallsHook } from '../../kit/createCallsHook.ts';
import { estimateCalls } from '../../schemas/estimates/calls.ts';

export const useEstimateCalls = createCallsHook(estimateCalls);
